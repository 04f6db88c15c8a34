import * as React from 'react';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';
import Typography from '@mui/material/Typography';

export default function TabsLighthouse() {
  const [value, setValue] = React.useState('visit');

  return (
    <TabContext value={value}>
      <TabList
        aria-label="Lighthouse on the east cape"
        onChange={(_event, next: string) => setValue(next)}
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        <Tab value="visit" label="Visit" />
        <Tab value="climb" label="Climb" />
        <Tab value="way" label="Way there" />
      </TabList>
      <TabPanel value="visit" tabIndex={0}>
        <Typography gutterBottom>
          Open from April to October, ten to five.
        </Typography>
        <Typography color="text.secondary">
          In storms the gallery is shut and the ground floor stays open.
        </Typography>
      </TabPanel>
      <TabPanel value="climb" tabIndex={0}>
        <Typography gutterBottom>156 steps, with a bench after every 40.</Typography>
        <Typography color="text.secondary">
          The last 12 are a ladder. Leave bags in the hall.
        </Typography>
      </TabPanel>
      <TabPanel value="way" tabIndex={0}>
        <Typography gutterBottom>
          Bus 7 to Cape Road, then 20 minutes on foot.
        </Typography>
        <Typography color="text.secondary">
          The path is paved. At spring tide its end is under water.
        </Typography>
      </TabPanel>
    </TabContext>
  );
}
