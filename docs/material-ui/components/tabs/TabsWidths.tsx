import * as React from 'react';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const WAYS = [
  { name: 'At the start', props: {} },
  { name: 'In the middle', props: { centered: true } },
  { name: 'All the width', props: { variant: 'fullWidth' } },
] as const;

export default function TabsWidths() {
  const [value, setValue] = React.useState('now');

  return (
    <Stack spacing={2}>
      {WAYS.map(({ name, props }) => (
        <Paper key={name} variant="outlined">
          <Tabs
            {...props}
            aria-label={`Departures: ${name}`}
            value={value}
            onChange={(_event, next: string) => setValue(next)}
          >
            <Tab value="now" label="Now" />
            <Tab value="today" label="Today" />
            <Tab value="week" label="Week" />
          </Tabs>
        </Paper>
      ))}
    </Stack>
  );
}
