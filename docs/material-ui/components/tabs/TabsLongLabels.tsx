import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const PARAGRAPHS = [
  'What the landlord keeps in good repair',
  'What the tenant may change',
  'Notice and handing back the keys',
];

export default function TabsLongLabels() {
  const [value, setValue] = React.useState(0);

  return (
    <Box sx={{ maxWidth: '100%' }}>
      <Tabs
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Parts of the lease"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {PARAGRAPHS.map((label) => (
          <Tab key={label} wrapped label={label} sx={{ maxWidth: 160 }} />
        ))}
      </Tabs>
    </Box>
  );
}
