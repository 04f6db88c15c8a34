import * as React from 'react';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

const METHODS = [
  { value: 'card', label: 'Credit card', note: 'Charged when the order is sent' },
  {
    value: 'transfer',
    label: 'Bank transfer',
    note: 'Sent when the money is there',
  },
];

export default function RadioCards() {
  return (
    <RadioGroup overlay aria-label="Payment method" defaultValue="card">
      {METHODS.map(({ value, label, note }) => (
        <Sheet
          key={value}
          variant="outlined"
          sx={{
            position: 'relative',
            p: 2,
            borderRadius: 'md',
            '--unstable_actionRadius': '8px',
            '& + &': { mt: 1.5 },
            '&:has(input:checked)': { borderColor: 'primary.500' },
          }}
        >
          <Radio value={value} label={label} />
          <Typography level="body-sm" sx={{ marginInlineStart: '1.875rem' }}>
            {note}
          </Typography>
        </Sheet>
      ))}
    </RadioGroup>
  );
}
