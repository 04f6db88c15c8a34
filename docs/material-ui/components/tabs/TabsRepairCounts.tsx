import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const BENCHES = [
  { value: 'waiting', name: 'Waiting', count: 7 },
  { value: 'open', name: 'On the bench', count: 2 },
  { value: 'ready', name: 'Ready', count: 0 },
];

export default function TabsRepairCounts() {
  const [value, setValue] = React.useState('waiting');

  return (
    <Box sx={{ maxWidth: '100%' }}>
      <Tabs
        variant="scrollable"
        textColor="secondary"
        indicatorColor="secondary"
        aria-label="Bicycles for repair"
        value={value}
        onChange={(_event, next: string) => setValue(next)}
      >
        {BENCHES.map((bench) => (
          <Tab
            key={bench.value}
            value={bench.value}
            label={bench.name}
            icon={<Chip component="span" size="small" label={bench.count} />}
            iconPosition="end"
            sx={{ minHeight: 48 }}
          />
        ))}
      </Tabs>
    </Box>
  );
}
