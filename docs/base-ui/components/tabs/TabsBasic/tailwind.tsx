import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import clsx from 'clsx';

const tab = clsx(
  'cursor-pointer px-4 py-2 outline-current',
  'focus-visible:outline-2 focus-visible:-outline-offset-2',
  '[&.base--selected]:bg-[#1f5fbf] [&.base--selected]:text-white',
  'dark:[&.base--selected]:bg-[#8ab8ff] dark:[&.base--selected]:text-[#0b1b33]',
);

export default function TabsBasic() {
  return (
    <Tabs defaultValue="items">
      <TabsList aria-label="Order 1042">
        <Tab className={tab} value="items">
          Items
        </Tab>
        <Tab className={tab} value="invoice">
          Invoice
        </Tab>
        <Tab className={tab} value="delivery">
          Delivery
        </Tab>
      </TabsList>
      <TabPanel className="p-4" value="items">
        Two chairs and a desk
      </TabPanel>
      <TabPanel className="p-4" value="invoice">
        £248.00, paid on 3 May
      </TabPanel>
      <TabPanel className="p-4" value="delivery">
        Arrives on 9 May
      </TabPanel>
    </Tabs>
  );
}
