import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AddressStep from './AddressStep';
import Confirmation from './Confirmation';
import { formatEuros } from './data';
import PaymentStep from './PaymentStep';
import ReviewStep from './ReviewStep';
import type { Basket } from './useBasket';
import type { CheckoutState } from './useCheckout';

const TITLES = [
  'Where does it go?',
  'How do you pay?',
  'Is everything right?',
  'Thank you for your order',
];
const PAGES = [AddressStep, PaymentStep, ReviewStep, Confirmation];

interface CheckoutFormProps {
  state: CheckoutState;
  basket: Basket;
}

export default function CheckoutForm({ state, basket }: CheckoutFormProps) {
  const { step, status } = state;
  const heading = React.useRef<HTMLHeadingElement>(null);
  const shown = React.useRef(step);
  const Page = PAGES[step] ?? AddressStep;
  const next = ['To payment', 'To review', `Order for ${formatEuros(basket.total)}`];

  // Each step is a page of its own, and is announced by its heading.
  React.useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);

  return (
    <Paper sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography
        ref={heading}
        tabIndex={-1}
        component="h2"
        variant="h5"
        sx={{ mb: 3 }}
      >
        {TITLES[step]}
      </Typography>
      {step === TITLES.length - 1 ? (
        <Page state={state} />
      ) : (
        <form noValidate onSubmit={state.submit}>
          <Page state={state} />
          <Box
            sx={{
              display: 'flex',
              flexDirection: 'row-reverse',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              gap: 1,
              mt: 3,
            }}
          >
            <Button
              type="submit"
              variant="contained"
              size="large"
              disabled={basket.items.length === 0}
            >
              {status === 'sending' ? 'Asking your bank' : next[step]}
            </Button>
            {step > 0 && <Button onClick={() => state.goTo(step - 1)}>Back</Button>}
          </Box>
        </form>
      )}
    </Paper>
  );
}
