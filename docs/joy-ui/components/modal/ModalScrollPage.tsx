import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';

const orders = Array.from({ length: 40 }, (_, index) => 1001 + index);

export default function ModalScrollPage() {
  const [shown, setShown] = React.useState(false);
  const toggle = () => setShown(!shown);

  return (
    <div>
      <Button variant="soft" onClick={toggle}>
        All orders of March
      </Button>
      <Modal open={shown} onClose={toggle}>
        <ModalOverflow>
          <ModalDialog aria-describedby={undefined}>
            <ModalClose autoFocus aria-label="Close orders" />
            <DialogTitle>Orders of March</DialogTitle>
            <List>
              {orders.map((order) => (
                <ListItem key={order}>Order {order}</ListItem>
              ))}
            </List>
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </div>
  );
}
