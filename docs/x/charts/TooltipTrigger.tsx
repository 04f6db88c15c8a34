import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { barOutlines } from './barOutlines';

const triggers = ['axis', 'item', 'none'] as const;

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<(typeof triggers)[number]>('axis');
  return (
    <FormControl fullWidth>
      <FormLabel>trigger</FormLabel>
      <RadioGroup
        row
        value={trigger}
        onChange={(event) => setTrigger(event.target.value as typeof trigger)}
      >
        {triggers.map((name) => (
          <FormControlLabel
            key={name}
            value={name}
            label={name}
            control={<Radio />}
          />
        ))}
      </RadioGroup>
      <div
        dir="ltr"
        role="img"
        aria-label="Tasks of design and support: week 1 14 and 9, week 2 18 and 12, week 3 11 and 17"
      >
        <BarChart
          height={240}
          skipAnimation
          sx={barOutlines}
          tooltip={{ trigger }}
          xAxis={[{ scaleType: 'band', data: ['Week 1', 'Week 2', 'Week 3'] }]}
          series={[
            { label: 'Design', color: '#2e7fd1', data: [14, 18, 11] },
            { label: 'Support', color: '#c2571a', data: [9, 12, 17] },
          ]}
        />
      </div>
    </FormControl>
  );
}
