import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="overview">
      <TabList aria-label="Order 1041">
        <Tab value="overview">Overview</Tab>
        <Tab value="invoice">Invoice</Tab>
        <Tab value="returns">Returns</Tab>
      </TabList>
      <TabPanel value="overview" tabIndex={0}>
        2 desk lamps, delivered on 3 March.
      </TabPanel>
      <TabPanel value="invoice" tabIndex={0}>
        £99.80, paid by card.
      </TabPanel>
      <TabPanel value="returns" tabIndex={0}>
        Nothing was returned.
      </TabPanel>
    </Tabs>
  );
}
