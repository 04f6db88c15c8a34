import * as React from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Table from '@mui/joy/Table';

const ORDERS = [
  { id: 1041, customer: 'Acme Ltd', total: '€ 320' },
  { id: 1042, customer: 'Blue Bikes', total: '€ 75' },
];

export default function SkeletonTable() {
  const [orders, setOrders] = React.useState<typeof ORDERS>();

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button onClick={() => setOrders(orders ? undefined : ORDERS)}>
        {orders ? 'Unload orders' : 'Load orders'}
      </Button>
      <Table aria-label="Orders" aria-busy={!orders}>
        <thead>
          <tr>
            <th scope="col">Order</th>
            <th scope="col">Customer</th>
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {(orders ?? [{ id: 1 }, { id: 2 }]).map((order) => (
            <tr key={order.id}>
              {'total' in order ? (
                Object.values(order).map((value) => <td key={value}>{value}</td>)
              ) : (
                <td colSpan={3}>
                  <Skeleton variant="text" level="body-sm" />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
    </Stack>
  );
}
