import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Billing = 'monthly' | 'yearly';

export default function ToggleButtonEnforced() {
  const [billing, setBilling] = React.useState<Billing>('yearly');

  const handleChange = (_event: React.MouseEvent, next: Billing | null) => {
    if (next !== null) setBilling(next);
  };

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        aria-label="Billing"
        value={billing}
        onChange={handleChange}
      >
        <ToggleButton value="monthly">Monthly</ToggleButton>
        <ToggleButton value="yearly">Yearly</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {billing === 'monthly' ? '€ 12 a month' : '€ 99 a year'}
      </Typography>
    </div>
  );
}
