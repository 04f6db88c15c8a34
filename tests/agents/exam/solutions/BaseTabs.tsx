import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';

export default function BaseTabs() {
  return (
    <Tabs defaultValue="open" selectionFollowsFocus>
      <TabsList aria-label="Orders">
        <Tab value="open">Open</Tab>
        <Tab value="sent">Sent</Tab>
      </TabsList>
      <TabPanel value="open">Two orders</TabPanel>
      <TabPanel value="sent">No orders</TabPanel>
    </Tabs>
  );
}
