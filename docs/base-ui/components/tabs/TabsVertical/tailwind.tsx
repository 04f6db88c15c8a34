import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import clsx from 'clsx';

const tabClasses = clsx(
  'cursor-pointer rounded-lg px-3 py-2 text-start',
  '[&.base--selected]:bg-[#5b3aa7] [&.base--selected]:text-white',
  'dark:[&.base--selected]:bg-[#c3aef5] dark:[&.base--selected]:text-[#1d1430]',
  'outline-current focus-visible:outline-2 focus-visible:-outline-offset-4',
);

export default function TabsVertical() {
  return (
    <Tabs orientation="vertical" defaultValue="profile" className="flex gap-4">
      <TabsList aria-label="Settings" className="grid content-start">
        <Tab className={tabClasses} value="profile">
          Profile
        </Tab>
        <Tab className={tabClasses} value="security">
          Security
        </Tab>
        <Tab className={tabClasses} value="billing">
          Billing
        </Tab>
      </TabsList>
      <TabPanel className="flex-1 py-2" value="profile">
        Name and picture
      </TabPanel>
      <TabPanel className="flex-1 py-2" value="security">
        Password and devices
      </TabPanel>
      <TabPanel className="flex-1 py-2" value="billing">
        Plan and invoices
      </TabPanel>
    </Tabs>
  );
}
