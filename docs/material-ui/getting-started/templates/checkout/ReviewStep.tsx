import type { ReactNode } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DELIVERIES } from './data';
import type { CheckoutState } from './useCheckout';

interface PartProps {
  title: string;
  onChange: () => void;
  children: ReactNode;
}

function Part({ title, onChange, children }: PartProps) {
  return (
    <Stack direction="row" spacing={2} useFlexGap justifyContent="space-between">
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography component="h3" variant="subtitle2">
          {title}
        </Typography>
        {children}
      </Box>
      <Button
        size="small"
        aria-label={`Change: ${title}`}
        onClick={onChange}
        sx={{ alignSelf: 'flex-start' }}
      >
        Change
      </Button>
    </Stack>
  );
}

export default function ReviewStep({ state }: { state: CheckoutState }) {
  const { email, name, street, postcode, town, country, ...rest } = state.values;
  const delivery = DELIVERIES.find(({ value }) => value === rest.delivery);

  return (
    <Stack spacing={2} useFlexGap>
      <Box role="status">
        {state.status === 'declined' && (
          <Alert
            role="presentation"
            severity="error"
            action={
              <Button color="inherit" size="small" onClick={() => state.goTo(1)}>
                Pay another way
              </Button>
            }
          >
            Your bank has declined this card. Nothing was charged.
          </Alert>
        )}
        {state.status === 'failed' && (
          <Alert role="presentation" severity="error">
            We did not get your order. Check your connection, and order again.
          </Alert>
        )}
      </Box>
      <Part title="To" onChange={() => state.goTo(0)}>
        <Typography>
          {name}
          <br />
          {street}
          <br />
          {postcode} {town}, {country}
        </Typography>
        <Typography color="text.secondary">{email}</Typography>
      </Part>
      <Divider />
      <Part title="Delivery" onChange={() => state.goTo(0)}>
        <Typography>{delivery?.label}</Typography>
        <Typography color="text.secondary">{delivery?.text}</Typography>
      </Part>
      <Divider />
      <Part title="Payment" onChange={() => state.goTo(1)}>
        <Typography>
          {rest.method === 'invoice'
            ? 'Invoice, within 14 days'
            : `Card that ends in ${rest.number.trim().slice(-4)}, valid to ${rest.expiry}`}
        </Typography>
      </Part>
    </Stack>
  );
}
