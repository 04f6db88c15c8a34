import Typography from '@mui/material/Typography';
import { OrderTable } from '../OrderTable';

export default function OrdersPage() {
  return (
    <>
      <Typography variant="h4" component="h1" gutterBottom>
        Orders
      </Typography>
      <OrderTable />
    </>
  );
}
