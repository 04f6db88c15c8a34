import * as React from 'react';
import Fade from '@mui/material/Fade';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import HelpIcon from '@mui/icons-material/HelpOutline';

export default function PopperTransition() {
  const [icon, setIcon] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <IconButton
        ref={setIcon}
        aria-label="What is a purchase order?"
        aria-expanded={open}
        onClick={() => setOpen((before) => !before)}
      >
        <HelpIcon />
      </IconButton>
      <Popper
        transition
        role="note"
        open={open}
        anchorEl={icon}
        placement="right"
        sx={{ zIndex: 'tooltip' }}
      >
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={300}>
            <Paper elevation={4} sx={{ p: 2, maxWidth: 220 }}>
              The number with which your company approves an order.
            </Paper>
          </Fade>
        )}
      </Popper>
    </React.Fragment>
  );
}
