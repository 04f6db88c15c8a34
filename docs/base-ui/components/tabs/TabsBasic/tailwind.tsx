import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import clsx from 'clsx';

const listClasses = clsx(
  '*:cursor-pointer *:px-4 *:py-2 *:outline-current',
  '*:focus-visible:outline-2 *:focus-visible:-outline-offset-2',
  '[&>.base--selected]:bg-[#1f5fbf] [&>.base--selected]:text-white',
);

export default function TabsBasic() {
  return (
    <Tabs defaultValue="items" className="[&>.base-TabPanel-root]:p-4">
      <TabsList aria-label="Order 1042" className={listClasses}>
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
