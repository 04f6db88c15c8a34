import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

const plans = { Monthly: '£12 per month', Yearly: '£120 per year' };

export default function TabsSegmented() {
  return (
    <Tabs
      defaultValue="Monthly"
      sx={{ bgcolor: 'transparent', alignItems: 'start' }}
    >
      <TabList
        disableUnderline
        aria-label="Billing"
        sx={{
          gap: 0.5,
          bgcolor: 'background.level1',
          '--List-padding': '4px',
          '--List-radius': '24px',
          '& .MuiTab-root[aria-selected="true"]': {
            bgcolor: 'background.surface',
            boxShadow: 'sm',
          },
        }}
      >
        {Object.keys(plans).map((name) => (
          <Tab key={name} value={name} disableIndicator>
            {name}
          </Tab>
        ))}
      </TabList>
      {Object.entries(plans).map(([name, price]) => (
        <TabPanel key={name} value={name} tabIndex={0}>
          {price}
        </TabPanel>
      ))}
    </Tabs>
  );
}
