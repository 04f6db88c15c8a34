import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { LineChart } from '@mui/x-charts/LineChart';
import { regions } from './salesByRegion';

export default function LegendHtml() {
  const [hidden, setHidden] = React.useState<string[]>([]);
  const shown = regions.filter(({ id }) => !hidden.includes(id));
  const values = shown.map(({ label, data }) => `${label}: ${data.join(', ')}`);
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
      <div
        dir="ltr"
        role="img"
        aria-label={`Sales by quarter. ${values.join('; ')}`}
      >
        <LineChart
          height={220}
          margin={{ top: 20 }}
          yAxis={[{ min: 0, max: 40 }]}
          slotProps={{ legend: { hidden: true } }}
          series={shown}
          sx={{
            '& .MuiLineElement-series-south': { strokeDasharray: '8 4' },
            '& .MuiLineElement-series-online': { strokeDasharray: '2 4' },
          }}
        />
      </div>
    </div>
  );
}
