import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsWidths() {
  return (
    <Stack spacing={3}>
      <Tabs>
        <TabList tabFlex={1} aria-label="Full width">
          <Tab>Photos</Tab>
          <Tab>Videos</Tab>
        </TabList>
      </Tabs>
      <Tabs>
        <TabList aria-label="Centred" sx={{ justifyContent: 'center' }}>
          <Tab>Photos</Tab>
          <Tab>Videos</Tab>
        </TabList>
      </Tabs>
    </Stack>
  );
}
