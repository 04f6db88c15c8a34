import * as React from 'react';
import Box from '@mui/material/Box';
import Grow from '@mui/material/Grow';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import HelpOutline from '@mui/icons-material/HelpOutline';

export default function GrowFromButton() {
  const id = React.useId();
  const [isHelpShown, setIsHelpShown] = React.useState(false);

  return (
    <Box sx={{ minHeight: 136 }}>
      VAT number
      <IconButton
        aria-label="Help on the VAT number"
        aria-expanded={isHelpShown}
        aria-controls={id}
        onClick={() => setIsHelpShown(!isHelpShown)}
      >
        <HelpOutline />
      </IconButton>
      <Grow in={isHelpShown} style={{ transformOrigin: '104px top' }}>
        <Paper id={id} elevation={4} sx={{ p: 2, typography: 'body2' }}>
          Two letters and up to twelve digits. It is on your last invoice.
        </Paper>
      </Grow>
    </Box>
  );
}
