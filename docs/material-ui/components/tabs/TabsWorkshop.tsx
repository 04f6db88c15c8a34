import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Typography from '@mui/material/Typography';

const MACHINES = [
  { name: 'Lathe', rule: 'No gloves. Tie long hair back.', place: 'Bench 2' },
  { name: 'Planer', rule: 'Boards shorter than 30 cm stay out.', place: 'Hall' },
  { name: 'Kiln', rule: 'Key and log book are with Ines.', place: 'Yard' },
];

export default function TabsWorkshop() {
  const [machine, setMachine] = React.useState('Lathe');

  return (
    <TabContext value={machine}>
      <Box sx={{ display: 'flex', width: '100%' }}>
        <TabList
          orientation="vertical"
          aria-label="Machines"
          onChange={(_event, next: string) => setMachine(next)}
          sx={{
            flexShrink: 0,
            borderInlineEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          {MACHINES.map(({ name }) => (
            <Tab key={name} value={name} label={name} />
          ))}
        </TabList>
        {MACHINES.map(({ name, rule, place }) => (
          <TabPanel key={name} value={name} tabIndex={0}>
            <Typography gutterBottom>{rule}</Typography>
            <Typography color="text.secondary">{place}</Typography>
          </TabPanel>
        ))}
      </Box>
    </TabContext>
  );
}
