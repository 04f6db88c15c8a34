import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';

const views = ['Open', 'Paid', 'Overdue'];

export default function AppBarTabs() {
  const id = React.useId();
  const [view, setView] = React.useState('Open');

  return (
    <div>
      <AppBar component="div" position="static" enableColorOnDark>
        <Toolbar variant="dense">Invoices</Toolbar>
        <Tabs
          value={view}
          onChange={(_event, next: string) => setView(next)}
          textColor="inherit"
          indicatorColor="secondary"
          variant="fullWidth"
          aria-label="Invoices by state"
        >
          {views.map((name) => (
            <Tab
              key={name}
              value={name}
              label={name}
              id={`${id}-${name}`}
              aria-controls={`${id}-panel`}
            />
          ))}
        </Tabs>
      </AppBar>
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${view}`}
        sx={{ p: 2 }}
      >
        {view} invoices
      </Box>
    </div>
  );
}
