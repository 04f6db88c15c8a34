import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function GrowFromButton() {
  const id = React.useId();
  const [isShown, setIsShown] = React.useState(false);

  return (
    <Box sx={{ minHeight: 176 }}>
      <Button
        variant="outlined"
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        Why is the bridge shut?
      </Button>
      <Grow in={isShown} style={{ transformOrigin: '3em top' }}>
        <Paper id={id} elevation={4} sx={{ mt: 1, p: 2, maxWidth: 320 }}>
          <Typography variant="body2">
            A swan has its nest on the second pier. The bridge is open again when the
            young can swim, about the middle of June.
          </Typography>
        </Paper>
      </Grow>
    </Box>
  );
}
