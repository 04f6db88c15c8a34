import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function PopperTransition() {
  const id = React.useId();
  const [button, setButton] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        ref={setButton}
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? id : undefined}
        onClick={() => setOpen((before) => !before)}
      >
        How long to prove?
      </Button>
      <Popper
        id={id}
        role="note"
        open={open}
        anchorEl={button}
        transition
        sx={{ zIndex: 'tooltip' }}
      >
        {({ TransitionProps, placement }) => (
          <Grow
            {...TransitionProps}
            style={{
              transformOrigin:
                placement === 'bottom' ? 'center top' : 'center bottom',
            }}
          >
            <Paper elevation={4} sx={{ p: 2, my: 1, maxWidth: 240 }}>
              <Typography variant="body2">
                Until a dent from your finger comes back slowly, about 90 minutes.
              </Typography>
            </Paper>
          </Grow>
        )}
      </Popper>
    </React.Fragment>
  );
}
