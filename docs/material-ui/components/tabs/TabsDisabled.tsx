import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

export default function TabsDisabled() {
  const [value, setValue] = React.useState<string | false>(false);

  return (
    <Tabs
      selectionFollowsFocus
      aria-label="Report"
      value={value}
      onChange={(_event, newValue: string) => setValue(newValue)}
    >
      <Tab value="day" label="Day" />
      <Tab value="week" label="Week" />
      <Tab value="year" label="Year (Pro)" disabled />
    </Tabs>
  );
}
