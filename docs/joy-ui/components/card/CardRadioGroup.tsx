import * as React from 'react';
import Card from '@mui/joy/Card';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const PLANS = [
  { value: 'monthly', name: 'Monthly', price: '€ 12 a month' },
  { value: 'yearly', name: 'Yearly', price: '€ 96 a year' },
];

export default function CardRadioGroup() {
  const [plan, setPlan] = React.useState('yearly');

  return (
    <RadioGroup
      orientation="horizontal"
      aria-label="Billing period"
      value={plan}
      onChange={(event) => setPlan(event.target.value)}
      sx={{ gap: 2, flexWrap: 'wrap' }}
    >
      {PLANS.map(({ value, name, price }) => (
        <Card
          key={value}
          variant={plan === value ? 'soft' : 'outlined'}
          color={plan === value ? 'primary' : 'neutral'}
          sx={{ maxWidth: 190, m: 0 }}
        >
          <Radio overlay value={value} label={name} sx={{ fontWeight: 'md' }} />
          <Typography level="body-sm" textColor="inherit">
            {price}
          </Typography>
        </Card>
      ))}
    </RadioGroup>
  );
}
