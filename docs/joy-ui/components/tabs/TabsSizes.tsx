import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsSizes() {
  return (
    <Stack spacing={2}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Tabs key={size} size={size}>
          <TabList aria-label={`Size ${size}`}>
            <Tab>Details</Tab>
            <Tab>Reviews</Tab>
          </TabList>
          <TabPanel value={0}>Oak, oiled</TabPanel>
          <TabPanel value={1}>4.6 of 5 stars</TabPanel>
        </Tabs>
      ))}
    </Stack>
  );
}
