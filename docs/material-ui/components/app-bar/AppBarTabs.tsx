import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

const SHEETS = [
  { name: 'Water', text: '41 m³ since January' },
  { name: 'Heat', text: '3,280 kWh since January' },
  { name: 'Waste', text: 'Collected on Tuesday, paper on the 28th' },
];

export default function AppBarTabs() {
  const id = React.useId();
  const [index, setIndex] = React.useState(0);

  return (
    <React.Fragment>
      <AppBar component="div" position="static" color="default">
        <Toolbar variant="dense">
          <Typography>Number 14, ground floor</Typography>
        </Toolbar>
        <Tabs
          value={index}
          onChange={(_event, value: number) => setIndex(value)}
          variant="fullWidth"
          aria-label="Bills"
          sx={{ bgcolor: 'background.paper' }}
        >
          {SHEETS.map(({ name }, tab) => (
            <Tab
              key={name}
              label={name}
              id={`${id}-tab-${tab}`}
              aria-controls={`${id}-panel-${tab}`}
            />
          ))}
        </Tabs>
      </AppBar>
      {SHEETS.map(({ name, text }, tab) => (
        <Box
          key={name}
          role="tabpanel"
          id={`${id}-panel-${tab}`}
          aria-labelledby={`${id}-tab-${tab}`}
          hidden={tab !== index}
          sx={{ p: 2 }}
        >
          <Typography>{text}</Typography>
        </Box>
      ))}
    </React.Fragment>
  );
}
