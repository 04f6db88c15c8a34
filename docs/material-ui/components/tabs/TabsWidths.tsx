import * as React from 'react';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';

function StatusTabs(props: TabsProps) {
  const [value, setValue] = React.useState('open');

  return (
    <Tabs
      {...props}
      value={value}
      onChange={(_event, newValue: string) => setValue(newValue)}
    >
      <Tab value="open" label="Open" />
      <Tab value="done" label="Done" />
    </Tabs>
  );
}

export default function TabsWidths() {
  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <StatusTabs aria-label="Tasks" />
      <StatusTabs aria-label="Tasks, centred" centered />
      <StatusTabs aria-label="Tasks, full width" variant="fullWidth" />
    </Stack>
  );
}
