import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';
import { countItems, formatDate, formatPrice, paymentLabels } from './data';
import OrderMenu, { type OrderRowProps } from './OrderMenu';
import StatusChip from './status';

const toInitials = (name: string) =>
  name
    .split(' ')
    .map((word) => word.charAt(0))
    .join('');

export default function OrderRow({ order, state, onOpen }: OrderRowProps) {
  const { id, customer, date, payment, status, total } = order;
  const { selected, setSelectedIds } = state;
  const selectedIds = selected.map((one) => one.id);
  const isSelected = selectedIds.includes(id);
  const items = countItems(order);

  return (
    <tr data-selected={isSelected}>
      <td>
        <Checkbox
          size="sm"
          checked={isSelected}
          onChange={() =>
            setSelectedIds(
              isSelected
                ? selectedIds.filter((one) => one !== id)
                : [...selectedIds, id],
            )
          }
          slotProps={{ input: { 'aria-label': `Select order ${id}` } }}
        />
      </td>
      <th scope="row">
        <Link
          component="button"
          type="button"
          level="title-sm"
          onClick={() => onOpen(order)}
        >
          #{id}
        </Link>
        <Typography level="body-xs">
          {items === 1 ? '1 item' : `${items} items`}
        </Typography>
      </th>
      <td>{formatDate(date)}</td>
      <td>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Avatar size="sm" aria-hidden sx={{ display: { xs: 'none', lg: 'flex' } }}>
            {toInitials(customer.name)}
          </Avatar>
          <Box sx={{ minWidth: 0 }}>
            <Typography level="title-sm" noWrap>
              {customer.name}
            </Typography>
            <Typography level="body-xs" noWrap>
              {customer.email}
            </Typography>
          </Box>
        </Box>
      </td>
      <td data-column="payment">{paymentLabels[payment]}</td>
      <td>
        <StatusChip status={status} />
      </td>
      <td data-column="total">{formatPrice(total)}</td>
      <td>
        <OrderMenu order={order} state={state} onOpen={onOpen} />
      </td>
    </tr>
  );
}
