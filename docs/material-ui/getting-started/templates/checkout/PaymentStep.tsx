import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CreditCard from '@mui/icons-material/CreditCard';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { GOOD_CARD, type Method } from './data';
import Field from './Field';
import type { CheckoutState } from './useCheckout';

/** Groups of four digits, once the field is left. */
const group = (number: string) =>
  number.replace(/\s/g, '').replace(/(\d{4})(?=\d)/g, '$1 ');

export default function PaymentStep({ state }: { state: CheckoutState }) {
  const { method, number } = state.values;

  return (
    <Stack spacing={2} useFlexGap>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-label="Way to pay"
        value={method}
        onChange={(_event, next: Method | null) => {
          if (next) state.change({ method: next });
        }}
      >
        <ToggleButton value="card" sx={{ gap: 1 }}>
          <CreditCard /> Card
        </ToggleButton>
        <ToggleButton value="invoice" sx={{ gap: 1 }}>
          <ReceiptLong /> Invoice
        </ToggleButton>
      </ToggleButtonGroup>
      {method === 'invoice' ? (
        <Alert severity="info">
          The invoice comes with the parcel. Pay it within 14 days.
        </Alert>
      ) : (
        <>
          <Field
            state={state}
            name="holder"
            label="Name on the card"
            autoComplete="cc-name"
          />
          <Field
            state={state}
            name="number"
            label="Card number"
            autoComplete="cc-number"
            inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
            helperText={`Try ${GOOD_CARD}, or 4000 0000 0000 0002 to see it declined.`}
            onBlur={() => state.change({ number: group(number) })}
          />
          <Stack direction="row" spacing={2} useFlexGap>
            <Field
              state={state}
              name="expiry"
              label="Valid to"
              placeholder="MM/YY"
              autoComplete="cc-exp"
              inputProps={{ inputMode: 'numeric', dir: 'ltr' }}
            />
            <Field
              state={state}
              name="code"
              label="Security code"
              autoComplete="cc-csc"
              inputProps={{ inputMode: 'numeric', maxLength: 4, dir: 'ltr' }}
            />
          </Stack>
        </>
      )}
    </Stack>
  );
}
