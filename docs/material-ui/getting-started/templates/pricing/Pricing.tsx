import * as React from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Snackbar from '@mui/material/Snackbar';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import GraphicEq from '@mui/icons-material/GraphicEq';
import Calculator from './Calculator';
import Comparison from './Comparison';
import { findCheapest, PLANS } from './data';
import Part from './Part';
import PlanCard from './PlanCard';
import Questions from './Questions';
import { createStudioTheme } from './theme';
import TrialDialog from './TrialDialog';

export default function Pricing() {
  const outer = useTheme();
  const theme = React.useMemo(() => createStudioTheme(outer), [outer]);
  const [hours, setHours] = React.useState(12);
  const [isYearly, setYearly] = React.useState(false);
  const [trial, setTrial] = React.useState({ open: false, plan: '' });
  const [message, setMessage] = React.useState({ open: false, text: '' });
  const best = findCheapest(hours, isYearly);
  const close = () => setTrial({ ...trial, open: false });

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Container maxWidth="lg" sx={{ pb: 8 }}>
          <Box component="header" sx={{ py: 2 }}>
            <Link
              href="/material-ui/"
              color="inherit"
              underline="none"
              sx={{ display: 'inline-flex', gap: 1, fontWeight: 700 }}
            >
              <GraphicEq color="primary" /> Room Tone
            </Link>
          </Box>
          <main>
            <Box sx={{ textAlign: 'center', my: 4 }}>
              <Typography
                component="h1"
                variant="h1"
                gutterBottom
                sx={{ textWrap: 'balance' }}
              >
                Rehearsal rooms for every amount of noise
              </Typography>
              <Typography color="text.secondary">
                Say how much you play, and see what it costs.
              </Typography>
            </Box>
            <Calculator
              hours={hours}
              yearly={isYearly}
              onHours={setHours}
              onYearly={setYearly}
            />
            <Part title="Plans">
              <Box
                sx={{
                  display: 'grid',
                  gap: 2,
                  gridTemplateColumns:
                    'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
                }}
              >
                {PLANS.map((plan) => (
                  <PlanCard
                    key={plan.name}
                    plan={plan}
                    hours={hours}
                    yearly={isYearly}
                    best={plan === best}
                    onBook={() => setTrial({ open: true, plan: plan.name })}
                  />
                ))}
              </Box>
            </Part>
            <Part title="All features">
              <Comparison />
            </Part>
            <Part title="Questions">
              <Questions />
            </Part>
          </main>
        </Container>
        <TrialDialog
          {...trial}
          onClose={close}
          onSend={(band) => {
            close();
            setMessage({ open: true, text: `${band}: we write to you today.` });
          }}
        />
        <Snackbar
          open={message.open}
          autoHideDuration={8000}
          message={message.text}
          onClose={(_event, reason) => {
            if (reason !== 'clickaway') setMessage({ ...message, open: false });
          }}
        />
      </Box>
    </ThemeProvider>
  );
}
