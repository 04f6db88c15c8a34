import Dropdown from '@mui/joy/Dropdown';
import IconButton from '@mui/joy/IconButton';
import ListDivider from '@mui/joy/ListDivider';
import Menu from '@mui/joy/Menu';
import MenuButton from '@mui/joy/MenuButton';
import MenuItem from '@mui/joy/MenuItem';
import MoreVert from '@mui/icons-material/MoreVert';
import type { Order } from './data';
import { statusActions } from './status';
import type { OrdersState } from './useOrders';

export interface OrderRowProps {
  order: Order;
  state: OrdersState;
  onOpen: (order: Order) => void;
}

export default function OrderMenu({ order, state, onOpen }: OrderRowProps) {
  const actions = statusActions[order.status];

  return (
    <Dropdown>
      <MenuButton
        aria-label={`Actions for order ${order.id}`}
        slots={{ root: IconButton }}
        slotProps={{ root: { size: 'sm', variant: 'plain', color: 'neutral' } }}
      >
        <MoreVert />
      </MenuButton>
      <Menu
        size="sm"
        placement="bottom-end"
        aria-label={`Actions for order ${order.id}`}
      >
        <MenuItem onClick={() => onOpen(order)}>View details</MenuItem>
        {actions.length > 0 && <ListDivider />}
        {actions.map(({ label, to, danger = false }) => (
          <MenuItem
            key={to}
            color={danger ? 'danger' : 'neutral'}
            onClick={() => state.changeStatus([order.id], to)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </Dropdown>
  );
}
