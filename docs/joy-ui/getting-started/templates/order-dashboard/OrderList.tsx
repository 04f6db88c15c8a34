import Box from '@mui/joy/Box';
import Link from '@mui/joy/Link';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemContent from '@mui/joy/ListItemContent';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { formatDate, formatPrice, type Order } from './data';
import OrderMenu from './OrderMenu';
import StatusChip from './status';
import type { OrdersState } from './useOrders';

interface OrderListProps {
  state: OrdersState;
  onOpen: (order: Order) => void;
}

/** What the table shows on wide screens. */
export default function OrderList({ state, onOpen }: OrderListProps) {
  return (
    <Sheet
      variant="outlined"
      sx={{ display: { md: 'none' }, borderRadius: 'md', overflow: 'hidden' }}
    >
      {state.rows.length === 0 && (
        <Typography level="body-sm" sx={{ p: 3, textAlign: 'center' }}>
          No order matches. Change the filters, or choose a longer period.
        </Typography>
      )}
      <List
        aria-label="Orders"
        sx={{ '--List-padding': '0px', '--ListItem-paddingY': '12px' }}
      >
        {state.rows.map((order) => (
          <ListItem
            key={order.id}
            sx={{
              gap: 1,
              '&:not(:last-of-type)': {
                borderBlockEnd: '1px solid',
                borderColor: 'divider',
              },
            }}
          >
            <ListItemContent>
              <Link
                component="button"
                type="button"
                level="title-sm"
                aria-label={`${order.customer.name}, order ${order.id}`}
                onClick={() => onOpen(order)}
              >
                {order.customer.name}
              </Link>
              <Typography level="body-xs">
                #{order.id} · {formatDate(order.date)}
              </Typography>
            </ListItemContent>
            <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
              <Typography level="title-sm">{formatPrice(order.total)}</Typography>
              <StatusChip status={order.status} />
            </Box>
            <OrderMenu order={order} state={state} onOpen={onOpen} />
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
