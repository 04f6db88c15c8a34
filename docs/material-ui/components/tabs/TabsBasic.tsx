import * as React from 'react';
import Tab from '@mui/material/Tab';
import TabContext from '@mui/lab/TabContext';
import TabList from '@mui/lab/TabList';
import TabPanel from '@mui/lab/TabPanel';

export default function TabsBasic() {
  const [value, setValue] = React.useState('profile');

  return (
    <TabContext value={value}>
      <TabList
        aria-label="Account settings"
        onChange={(_event, newValue: string) => setValue(newValue)}
      >
        <Tab value="profile" label="Profile" />
        <Tab value="billing" label="Billing" />
      </TabList>
      <TabPanel value="profile" tabIndex={0}>
        Your name and photo
      </TabPanel>
      <TabPanel value="billing" tabIndex={0}>
        Your plan and invoices
      </TabPanel>
    </TabContext>
  );
}
