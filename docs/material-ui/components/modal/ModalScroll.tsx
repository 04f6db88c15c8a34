import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const changes = Array.from({ length: 40 }, (_, index) => `Version 1.${40 - index}`);

export default function ModalScroll() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const toggle = () => setOpen(!open);

  return (
    <React.Fragment>
      <Button variant="contained" onClick={toggle}>
        Changelog
      </Button>
      <Modal open={open} onClose={toggle} sx={{ display: 'grid', overflow: 'auto' }}>
        <Paper
          role="dialog"
          aria-labelledby={titleId}
          sx={{ m: 'auto', p: 3, width: 280, outline: 0 }}
        >
          <Typography id={titleId} variant="h6" component="h3">
            Changelog
          </Typography>
          {changes.map((change) => (
            <Typography key={change}>{change}</Typography>
          ))}
          <Button onClick={toggle}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
