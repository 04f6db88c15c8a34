import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import {
  formatDate,
  formatPrice,
  paymentLabels,
  type Order,
  type Status,
} from './data';
import StatusChip, { statusActions } from './status';

interface OrderDetailsProps {
  open: boolean;
  order: Order | undefined;
  onClose: () => void;
  onChangeStatus: (id: number, status: Status) => void;
}

export default function OrderDetails({
  open,
  order,
  onClose,
  onChangeStatus,
}: OrderDetailsProps) {
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{ content: { 'aria-describedby': undefined } }}
      sx={{ '--Drawer-horizontalSize': '420px' }}
    >
      <ModalClose
        aria-label="Close"
        sx={{ right: 'auto', insetInlineEnd: '0.625rem' }}
      />
      {order && <DialogTitle>Order #{order.id}</DialogTitle>}
      {order && (
        <Stack spacing={2} sx={{ px: 2, pb: 2, flexGrow: 1 }}>
          <Box
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}
          >
            <StatusChip status={order.status} />
            <Typography level="body-sm">
              {formatDate(order.date)}, by{' '}
              {paymentLabels[order.payment].toLowerCase()}
            </Typography>
          </Box>
          <div>
            <Typography level="title-sm" component="h3">
              Customer
            </Typography>
            <Typography level="body-md">
              {order.customer.name}, {order.customer.town}
            </Typography>
            <Typography level="body-sm">{order.customer.email}</Typography>
          </div>
          <Divider />
          <Typography level="title-sm" component="h3">
            Items
          </Typography>
          <List
            sx={{ '--ListItem-paddingX': '0px', '--ListItemDecorator-size': '56px' }}
          >
            {order.lines.map(({ product, count }) => (
              <ListItem key={product.name}>
                <ListItemDecorator>
                  <Avatar src={product.picture} alt="" sx={{ borderRadius: 'sm' }} />
                </ListItemDecorator>
                <ListItemContent>
                  <Typography level="title-sm">{product.name}</Typography>
                  <Typography level="body-sm">
                    {count} × {formatPrice(product.price)}
                  </Typography>
                </ListItemContent>
                <Typography level="body-sm">
                  {formatPrice(count * product.price)}
                </Typography>
              </ListItem>
            ))}
          </List>
          <Divider />
          <Box sx={{ display: 'flex', justifyContent: 'space-between' }}>
            <Typography level="title-md">Total</Typography>
            <Typography level="title-md">{formatPrice(order.total)}</Typography>
          </Box>
          <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
            {statusActions[order.status].map(({ label, to, danger = false }) => (
              <Button
                key={to}
                variant={danger ? 'outlined' : 'solid'}
                color={danger ? 'danger' : 'primary'}
                onClick={() => {
                  onChangeStatus(order.id, to);
                  onClose();
                }}
              >
                {label}
              </Button>
            ))}
          </Stack>
        </Stack>
      )}
    </Drawer>
  );
}
