import { Tab } from '@mui/base/Tab';
import type { TabOwnerState } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './tabs.css';

const root = ({ selected, highlighted }: TabOwnerState) => ({
  className: 'tab',
  style: {
    fontWeight: selected ? 700 : 400,
    textDecoration: highlighted ? 'underline' : 'none',
  },
});

export default function TabsSlots() {
  return (
    <Tabs
      defaultValue="open"
      slots={{ root: 'article' }}
      slotProps={{ root: { style: { maxWidth: 360 } } }}
    >
      <TabsList slotProps={{ root: { className: 'tab-list' } }} aria-label="Tickets">
        <Tab value="open" slotProps={{ root }}>
          Open (4)
        </Tab>
        <Tab value="closed" slotProps={{ root }}>
          Closed (19)
        </Tab>
      </TabsList>
      <TabPanel value="open" slots={{ root: 'p' }}>
        Two are urgent.
      </TabPanel>
      <TabPanel value="closed" slots={{ root: 'p' }}>
        All since Monday.
      </TabPanel>
    </Tabs>
  );
}
