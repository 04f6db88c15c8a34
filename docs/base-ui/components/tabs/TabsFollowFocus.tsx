import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './tabs.css';

const periods = [
  { name: 'Week', sales: '£1,280' },
  { name: 'Month', sales: '£5,410' },
  { name: 'Year', sales: '' },
];

export default function TabsFollowFocus() {
  return (
    <Tabs defaultValue="Week" selectionFollowsFocus>
      <TabsList className="tab-list" aria-label="Sales">
        {periods.map(({ name, sales }) => (
          <Tab key={name} className="tab" value={name} disabled={!sales}>
            {name}
          </Tab>
        ))}
      </TabsList>
      {periods.map(({ name, sales }) => (
        <TabPanel key={name} className="tab-panel" value={name}>
          Sales this {name.toLowerCase()}: {sales}
        </TabPanel>
      ))}
    </Tabs>
  );
}
