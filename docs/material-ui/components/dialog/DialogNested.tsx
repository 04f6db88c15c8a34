import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogNested() {
  const [cartOpen, setCartOpen] = React.useState(false);
  const [voucherOpen, setVoucherOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setCartOpen(true)}>
        Open cart
      </Button>
      <Dialog open={cartOpen} onClose={() => setCartOpen(false)} fullWidth>
        <DialogTitle>Cart</DialogTitle>
        <DialogContent>2 desk lamps</DialogContent>
        <DialogActions>
          <Button onClick={() => setVoucherOpen(true)}>Add voucher</Button>
          <Button onClick={() => setCartOpen(false)}>Check out</Button>
        </DialogActions>
      </Dialog>
      <Dialog open={voucherOpen} onClose={() => setVoucherOpen(false)} hideBackdrop>
        <DialogTitle>Add voucher</DialogTitle>
        <DialogActions>
          <Button autoFocus onClick={() => setVoucherOpen(false)}>
            Back to cart
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
