import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './styles.css';

export default function TabsBasic() {
  return (
    <Tabs defaultValue="items" className="order">
      <TabsList aria-label="Order 1042">
        <Tab value="items">Items</Tab>
        <Tab value="invoice">Invoice</Tab>
        <Tab value="delivery">Delivery</Tab>
      </TabsList>
      <TabPanel value="items">Two chairs and a desk</TabPanel>
      <TabPanel value="invoice">£248.00, paid on 3 May</TabPanel>
      <TabPanel value="delivery">Arrives on 9 May</TabPanel>
    </Tabs>
  );
}
