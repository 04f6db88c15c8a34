import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const regions = [
  { id: 'north', label: 'North region', color: '#2e7fd1', data: [12, 19, 24, 31] },
  { id: 'south', label: 'South region', color: '#c2571a', data: [22, 20, 17, 15] },
  { id: 'online', label: 'Online shop', color: '#3d8b5f', data: [4, 11, 19, 35] },
];

export default function LegendHtml() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const toggle = (id: string) =>
    setHidden(
      hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id],
    );

  return (
    <div>
      <FormGroup row sx={{ justifyContent: 'center' }}>
        {regions.map(({ id, label, color }) => (
          <FormControlLabel
            key={id}
            label={label}
            control={
              <Checkbox
                checked={!hidden.includes(id)}
                onChange={() => toggle(id)}
                sx={{ '&&': { color } }}
              />
            }
          />
        ))}
      </FormGroup>
      <div dir="ltr" role="img" aria-label="Sales of the chosen regions">
        <LineChart
          height={220}
          margin={{ top: 20 }}
          yAxis={[{ min: 0, max: 40 }]}
          slotProps={{ legend: { hidden: true } }}
          series={regions.filter(({ id }) => !hidden.includes(id))}
        />
      </div>
    </div>
  );
}
