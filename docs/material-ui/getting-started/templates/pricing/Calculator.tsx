import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { findCheapest, formatEuros, MOST_HOURS, toPrice } from './data';

interface CalculatorProps {
  hours: number;
  yearly: boolean;
  onHours: (hours: number) => void;
  onYearly: (yearly: boolean) => void;
}

/** How much you play decides which plan is the cheapest. */
export default function Calculator({
  hours,
  yearly,
  onHours,
  onYearly,
}: CalculatorProps) {
  const id = React.useId();
  const plan = findCheapest(hours, yearly);

  return (
    <Paper
      variant="outlined"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720, mx: 'auto' }}
    >
      <Typography id={id}>
        We play <strong>{hours} hours</strong> a month
      </Typography>
      <Slider
        aria-labelledby={id}
        min={1}
        max={MOST_HOURS}
        value={hours}
        valueLabelDisplay="auto"
        getAriaValueText={(value) => `${value} hours a month`}
        onChange={(_event, value) => onHours(value as number)}
        sx={{ display: 'block', width: 'auto', mx: 1 }}
      />
      <FormControlLabel
        control={<Switch checked={yearly} />}
        label="Paid by the year, 15 % off the base price"
        onChange={(_event, checked) => onYearly(checked)}
      />
      <Typography
        role="status"
        sx={{ mt: 1, fontWeight: 600, color: 'secondary.main' }}
      >
        Best for you: {plan.name}, {formatEuros(toPrice(plan, hours, yearly))} a
        month
      </Typography>
    </Paper>
  );
}
