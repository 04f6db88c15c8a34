import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

const WORK: Record<string, string> = {
  January: 'Prune apples and pears on a dry day.',
  February: 'Sow chillies on the window sill.',
  March: 'Divide perennials, sow broad beans.',
  April: 'Plant early potatoes under fleece.',
  May: 'Harden off tomatoes, thin carrots.',
  June: 'Net the currants before the birds come.',
  July: 'Water in the morning, pick beans daily.',
  August: 'Order garlic, cut back lavender.',
  September: 'Lift onions, sow green manure.',
  October: 'Bring in squash before the first frost.',
  November: 'Plant bare roots, mulch the beds.',
  December: 'Sharpen and oil the tools.',
};

export default function TabsGardenMonths() {
  const [month, setMonth] = React.useState('May');

  return (
    <Box sx={{ width: '100%' }}>
      <TabContext value={month}>
        <TabList
          variant="scrollable"
          scrollButtons
          allowScrollButtonsMobile
          aria-label="Garden by month"
          onChange={(_event, next: string) => setMonth(next)}
        >
          {Object.keys(WORK).map((name) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {Object.entries(WORK).map(([name, work]) => (
          <TabPanel key={name} value={name} tabIndex={0} sx={{ px: 1 }}>
            {work}
          </TabPanel>
        ))}
      </TabContext>
    </Box>
  );
}
