import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsDisabled() {
  return (
    <Tabs selectionFollowsFocus defaultValue="day">
      <TabList aria-label="Visits">
        <Tab value="day">Day</Tab>
        <Tab value="week">Week</Tab>
        <Tab value="year" disabled>
          Year
        </Tab>
      </TabList>
      <TabPanel value="day">412 visits</TabPanel>
      <TabPanel value="week">2,930 visits. The first year ends in May.</TabPanel>
    </Tabs>
  );
}
