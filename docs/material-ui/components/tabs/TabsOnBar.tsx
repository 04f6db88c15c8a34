import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export default function TabsOnBar() {
  const [value, setValue] = React.useState(0);

  return (
    <AppBar
      component="div"
      position="static"
      enableColorOnDark
      sx={{ bgcolor: 'primary.dark', color: 'common.white' }}
    >
      <Toolbar variant="dense">
        <Typography>Choir of the valley</Typography>
      </Toolbar>
      <Tabs
        textColor="inherit"
        variant="fullWidth"
        TabIndicatorProps={{ sx: { height: 3, bgcolor: 'currentColor' } }}
        aria-label="Season of the choir"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
        sx={{ '& .MuiTab-root': { opacity: 0.85 } }}
      >
        <Tab label="Scores" />
        <Tab label="Dates" />
        <Tab label="Singers" />
      </Tabs>
    </AppBar>
  );
}
