import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import PlanCard from './PlanCard';
import Section from './Section';
import { PLANS, type Period } from './data';

const NOTES: Record<Period, string> = {
  monthly: 'Paid every month, to be cancelled at its end.',
  yearly: 'Paid once a year, two months cheaper.',
};

interface PricesProps {
  headingRef: React.Ref<HTMLHeadingElement>;
}

export default function Prices({ headingRef }: PricesProps) {
  const [period, setPeriod] = React.useState<Period>('yearly');

  return (
    <Section title="Prices" headingRef={headingRef}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          mb: 3,
        }}
      >
        <ToggleButtonGroup
          aria-label="Billing"
          value={period}
          onChange={(_event, next) => {
            if (next) setPeriod(next);
          }}
        >
          <Button value="monthly">Monthly</Button>
          <Button value="yearly">Yearly</Button>
        </ToggleButtonGroup>
        <Typography level="body-sm" role="status">
          {NOTES[period]}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label="Plans"
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {PLANS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} period={period} />
        ))}
      </Box>
    </Section>
  );
}
