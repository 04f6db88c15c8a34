import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs, { type TabsProps } from '@mui/joy/Tabs';

export default {
  component: Tabs,
  controls: {
    orientation: {},
    size: {},
    variant: {},
    color: {},
    selectionFollowsFocus: {},
  },
  fixed: {
    children: [
      <TabList key="list" aria-label="Project">
        <Tab>Tasks</Tab>
        <Tab>Files</Tab>
        <Tab disabled>Billing</Tab>
      </TabList>,
      <TabPanel key="tasks" value={0}>
        12 open tasks
      </TabPanel>,
      <TabPanel key="files" value={1}>
        3 files
      </TabPanel>,
    ],
  },
} satisfies Playground<TabsProps>;
