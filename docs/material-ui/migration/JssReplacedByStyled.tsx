import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';

const OrderRow = styled('div', {
  shouldForwardProp: (prop) => prop !== 'paid',
})<{ paid: boolean }>(({ theme, paid }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  borderInlineStart: `4px solid ${
    paid ? theme.palette.success.main : theme.palette.warning.main
  }`,
  '& .OrderRow-action': { marginInlineStart: 'auto' },
}));

export default function JssReplacedByStyled() {
  return (
    <div>
      <OrderRow paid>Order 311, paid</OrderRow>
      <OrderRow paid={false}>
        Order 312, open
        <Button className="OrderRow-action">Pay</Button>
      </OrderRow>
    </div>
  );
}
