import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue="profile" className="settings">
      <TabsList aria-label="Settings">
        <Tab value="profile">Profile</Tab>
        <Tab value="security">Security</Tab>
        <Tab value="billing">Billing</Tab>
      </TabsList>
      <TabPanel value="profile">Name and picture</TabPanel>
      <TabPanel value="security">Password and devices</TabPanel>
      <TabPanel value="billing">Plan and invoices</TabPanel>
    </Tabs>
  );
}
