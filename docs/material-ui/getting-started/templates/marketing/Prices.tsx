import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { PLANS } from './data';
import PlanCard from './PlanCard';
import Section from './Section';

interface PricesProps {
  chosen: string;
  onChoose: (plan: string) => void;
}

export default function Prices({ chosen, onChoose }: PricesProps) {
  const [period, setPeriod] = React.useState<'month' | 'year'>('month');

  return (
    <Section
      id="prices"
      title="A price for the street, not for each"
      text="By the year, two months are free."
    >
      <ToggleButtonGroup
        exclusive
        color="primary"
        aria-label="Paid by"
        value={period}
        onChange={(_event, next: typeof period | null) => {
          if (next) setPeriod(next);
        }}
      >
        <ToggleButton value="month">By the month</ToggleButton>
        <ToggleButton value="year">By the year</ToggleButton>
      </ToggleButtonGroup>
      <Box
        sx={{
          mt: 3,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
        }}
      >
        {PLANS.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            yearly={period === 'year'}
            chosen={plan.name === chosen}
            onChoose={() => onChoose(plan.name)}
          />
        ))}
      </Box>
    </Section>
  );
}
