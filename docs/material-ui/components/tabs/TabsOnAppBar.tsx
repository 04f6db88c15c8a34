import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsOnAppBar() {
  const [value, setValue] = React.useState(0);

  return (
    <AppBar
      component="div"
      position="static"
      enableColorOnDark
      sx={{ bgcolor: 'primary.dark', color: 'common.white' }}
    >
      <Tabs
        textColor="inherit"
        variant="fullWidth"
        TabIndicatorProps={{ sx: { bgcolor: 'currentColor' } }}
        aria-label="Shop"
        value={value}
        onChange={(_event, newValue: number) => setValue(newValue)}
        sx={{ '& .MuiTab-root': { opacity: 0.85 } }}
      >
        <Tab label="Products" />
        <Tab label="Orders" />
        <Tab label="Support" />
      </Tabs>
    </AppBar>
  );
}
