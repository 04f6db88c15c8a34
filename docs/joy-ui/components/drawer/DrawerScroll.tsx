import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ModalClose from '@mui/joy/ModalClose';

export default function DrawerScroll() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open basket</Button>
      <Drawer
        anchor="right"
        open={open}
        onClose={() => setOpen(false)}
        slotProps={{ content: { 'aria-describedby': undefined } }}
      >
        <ModalClose aria-label="Close" />
        <DialogTitle>Basket</DialogTitle>
        <DialogContent tabIndex={0} role="group" aria-label="Items">
          <List>
            {Array.from({ length: 30 }, (_, index) => (
              <ListItem key={index}>Chair {index + 1}</ListItem>
            ))}
          </List>
        </DialogContent>
        <Divider />
        <Button sx={{ m: 1.5 }} onClick={() => setOpen(false)}>
          Check out
        </Button>
      </Drawer>
    </React.Fragment>
  );
}
