import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import CheckoutForm from './CheckoutForm';
import SummaryPanel from './SummaryPanel';
import { createPaperTheme } from './theme';
import useBasket from './useBasket';
import useCheckout, { STEPS } from './useCheckout';

export default function Checkout() {
  const outer = useTheme();
  const theme = React.useMemo(() => createPaperTheme(outer), [outer]);
  const state = useCheckout();
  const basket = useBasket(state.values.delivery);
  const isDone = state.step === STEPS.length;

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100vh',
          pb: 6,
          bgcolor: 'background.default',
          color: 'text.primary',
          typography: 'body1',
        }}
      >
        <Box component="header" sx={{ bgcolor: 'primary.main', py: 1.5 }}>
          <Container>
            <Link
              href="/material-ui/"
              underline="none"
              sx={{ color: 'primary.contrastText', fontWeight: 700, fontSize: 20 }}
            >
              Paper Crane
            </Link>
          </Container>
        </Box>
        <Container component="main">
          <Typography component="h1" variant="h4" sx={{ my: 3 }}>
            Checkout
          </Typography>
          <Stepper
            component="nav"
            aria-label="Steps of the checkout"
            alternativeLabel
            activeStep={state.step}
            sx={{ mb: 3 }}
          >
            {STEPS.map((label, index) => (
              <Step key={label} disabled={isDone || index > state.step}>
                <StepButton
                  aria-current={index === state.step ? 'step' : undefined}
                  onClick={() => state.goTo(index)}
                >
                  {label}
                </StepButton>
              </Step>
            ))}
          </Stepper>
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                md: 'minmax(0, 3fr) minmax(0, 2fr)',
              },
            }}
          >
            <CheckoutForm state={state} basket={basket} />
            <SummaryPanel basket={basket} fixed={isDone} />
          </Box>
        </Container>
      </Box>
    </ThemeProvider>
  );
}
