import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import clsx from 'clsx';

const tab = clsx(
  'cursor-pointer px-4 py-2',
  '[&.base--selected]:bg-[#2952a3] [&.base--selected]:text-white',
  'dark:[&.base--selected]:bg-[#9db9f2] dark:[&.base--selected]:text-[#15181f]',
  '[&.base--disabled]:cursor-default [&.base--disabled]:text-[#656d7a]',
  'dark:[&.base--disabled]:text-[#9aa3b2]',
  'outline-offset-2 outline-[#2952a3] focus-visible:outline-3',
  'dark:outline-[#9db9f2]',
);
const panel = 'py-4';

export default function CustomizationTabs() {
  return (
    <Tabs defaultValue="open" className="mx-auto max-w-80">
      <TabsList
        aria-label="Orders"
        className="flex border-b border-[#6b7280] dark:border-[#9aa3b2]"
      >
        <Tab value="open" className={tab}>
          Open
        </Tab>
        <Tab value="paid" className={tab}>
          Paid
        </Tab>
        <Tab value="archive" disabled className={tab}>
          Archive
        </Tab>
      </TabsList>
      <TabPanel value="open" className={panel}>
        3 orders wait for payment.
      </TabPanel>
      <TabPanel value="paid" className={panel}>
        12 orders are paid.
      </TabPanel>
    </Tabs>
  );
}
