import * as React from 'react';
import Tab, { type TabProps } from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Tooltip from '@mui/material/Tooltip';
import AccessTimeRounded from '@mui/icons-material/AccessTimeRounded';
import FitnessCenterRounded from '@mui/icons-material/FitnessCenterRounded';
import NightsStayRounded from '@mui/icons-material/NightsStayRounded';
import RestaurantRounded from '@mui/icons-material/RestaurantRounded';

function IconTab({ title, ...props }: TabProps & { title: string }) {
  return (
    <Tooltip title={title}>
      <Tab {...props} sx={{ minWidth: 64 }} />
    </Tooltip>
  );
}

export default function TabsIconsOnly() {
  const [value, setValue] = React.useState('sleep');

  return (
    <Tabs
      aria-label="Diary of the day"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
    >
      <IconTab value="sleep" title="Sleep" icon={<NightsStayRounded />} />
      <IconTab value="meals" title="Meals" icon={<RestaurantRounded />} />
      <IconTab value="sport" title="Sport" icon={<FitnessCenterRounded />} />
      <IconTab value="screen" title="Screen time" icon={<AccessTimeRounded />} />
    </Tabs>
  );
}
