import Stack from '@mui/joy/Stack';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import Tabs from '@mui/joy/Tabs';

export default function TabsVariants() {
  return (
    <Stack spacing={2}>
      {(['plain', 'outlined', 'soft'] as const).map((variant) => (
        <Tabs key={variant} variant={variant} defaultValue={1}>
          <TabList aria-label={`Tabs ${variant}`}>
            <Tab>All</Tab>
            <Tab>Open</Tab>
          </TabList>
        </Tabs>
      ))}
      {(['soft', 'solid'] as const).map((variant) => (
        <Tabs key={variant} defaultValue={1}>
          <TabList variant="outlined" aria-label={`Tab ${variant}`}>
            <Tab variant={variant} color="primary">
              All
            </Tab>
            <Tab variant={variant} color="primary">
              Open
            </Tab>
          </TabList>
        </Tabs>
      ))}
    </Stack>
  );
}
