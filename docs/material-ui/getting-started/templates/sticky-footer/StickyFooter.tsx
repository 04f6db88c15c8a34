import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { ThemeProvider, useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DAYS } from './data';
import SiteFooter from './SiteFooter';
import SlotList from './SlotList';
import { createLidoTheme } from './theme';

export default function StickyFooter() {
  const outer = useTheme();
  const theme = React.useMemo(() => createLidoTheme(outer), [outer]);
  const [count, setCount] = React.useState(1);
  const [booked, setBooked] = React.useState<readonly string[]>([]);

  const toggle = (id: string) =>
    setBooked(
      booked.includes(id) ? booked.filter((other) => other !== id) : [...booked, id],
    );

  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100vh',
          bgcolor: 'background.default',
          color: 'text.primary',
        }}
      >
        <Container component="main" maxWidth="md" sx={{ py: 5 }}>
          <Typography component="h1" variant="h3" gutterBottom>
            The water is at 19 °C
          </Typography>
          <Typography sx={{ mb: 3 }}>
            Book a lane for today, or look at the whole week: the footer stays at the
            end of the window, and goes below the content as soon as there is more of
            it.
          </Typography>
          <ToggleButtonGroup
            exclusive
            color="primary"
            aria-label="Days"
            value={count}
            onChange={(_event, next: number | null) => {
              if (next !== null) setCount(next);
            }}
          >
            <ToggleButton value={1}>Today</ToggleButton>
            <ToggleButton value={DAYS.length}>All days</ToggleButton>
          </ToggleButtonGroup>
          <Box role="status" sx={{ my: 2 }}>
            {booked.length > 0 && (
              <Alert role="presentation" severity="success">
                {booked.length === 1
                  ? 'You have booked one lane. See you there.'
                  : `You have booked ${booked.length} lanes. Do you ever get dry?`}
              </Alert>
            )}
          </Box>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns:
                'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            }}
          >
            {DAYS.slice(0, count).map((day) => (
              <SlotList key={day.name} day={day} booked={booked} onToggle={toggle} />
            ))}
          </Box>
        </Container>
        <SiteFooter />
      </Box>
    </ThemeProvider>
  );
}
