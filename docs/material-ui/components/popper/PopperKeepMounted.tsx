import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function PopperKeepMounted() {
  const id = React.useId();
  const [container, setContainer] = React.useState<HTMLElement | null>(null);
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div ref={setContainer}>
      <Button
        ref={setAnchorEl}
        variant="contained"
        aria-controls={id}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Feedback
      </Button>
      <Popper
        keepMounted
        id={id}
        role="group"
        aria-label="Feedback"
        container={container}
        open={open}
        anchorEl={anchorEl}
        placement="bottom-start"
        sx={{ zIndex: 'modal' }}
      >
        <Paper elevation={4} sx={{ p: 2, mt: 1 }}>
          <TextField multiline minRows={2} label="Your feedback" />
        </Paper>
      </Popper>
    </div>
  );
}
