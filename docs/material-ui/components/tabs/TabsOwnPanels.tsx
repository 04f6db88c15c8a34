import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const GAUGES = [
  { label: 'Level', reading: '2.14 m', note: 'Falling by 3 cm an hour' },
  { label: 'Flow', reading: '88 m³/s', note: 'Twice the mean of this month' },
  { label: 'Water', reading: '9.6 °C', note: 'Measured one metre down' },
];

export default function TabsOwnPanels() {
  const id = React.useId();
  const [value, setValue] = React.useState(0);

  return (
    <React.Fragment>
      <Tabs
        aria-label="Gauge at the mill weir"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {GAUGES.map(({ label }, index) => (
          <Tab
            key={label}
            label={label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </Tabs>
      {GAUGES.map(({ label, reading, note }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={value !== index}
          tabIndex={0}
          sx={{ p: 2 }}
        >
          <Typography variant="h4" component="p">
            {reading}
          </Typography>
          <Typography color="text.secondary">{note}</Typography>
        </Box>
      ))}
    </React.Fragment>
  );
}
