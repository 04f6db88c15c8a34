import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function CustomizationTabs() {
  return (
    <Tabs defaultValue="open" className="orders">
      <TabsList aria-label="Orders">
        <Tab value="open">Open</Tab>
        <Tab value="paid">Paid</Tab>
        <Tab value="archive" disabled>
          Archive
        </Tab>
      </TabsList>
      <TabPanel value="open">3 orders wait for payment.</TabPanel>
      <TabPanel value="paid">12 orders are paid.</TabPanel>
    </Tabs>
  );
}
