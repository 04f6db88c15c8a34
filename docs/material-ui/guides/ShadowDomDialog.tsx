import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import ShadowBox from './ShadowBox';

export default function ShadowDomDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <ShadowBox>
      <div ref={(node) => void node?.toggleAttribute('inert', open)}>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Cancel order
        </Button>
      </div>
      <Dialog open={open} onClose={close}>
        <DialogTitle>Cancel order 1043?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button onClick={close}>Cancel it</Button>
        </DialogActions>
      </Dialog>
    </ShadowBox>
  );
}
