import * as React from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import AddRounded from '@mui/icons-material/AddRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';

const ITEMS = ['Tent', 'Stove', 'Head torch', 'Water filter', 'Rain cover'];

export default function IconButtonNoteHeader() {
  const [count, setCount] = React.useState(2);

  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Tooltip title="Empty the list">
          <IconButton edge="start" onClick={() => setCount(0)}>
            <ReplayRounded />
          </IconButton>
        </Tooltip>
        <Typography component="p" variant="subtitle1" sx={{ flexGrow: 1 }}>
          Packing list
        </Typography>
        <Tooltip title="Add the next item">
          <IconButton
            edge="end"
            color="primary"
            onClick={() => setCount(Math.min(count + 1, ITEMS.length))}
          >
            <AddRounded />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography role="status" color="text.secondary">
        {ITEMS.slice(0, count).join(', ') || 'Nothing packed'}
      </Typography>
    </Paper>
  );
}
