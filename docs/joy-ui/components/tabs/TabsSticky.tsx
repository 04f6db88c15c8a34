import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';
import Typography from '@mui/joy/Typography';

export default function TabsSticky() {
  return (
    <Tabs
      defaultValue="terms"
      variant="outlined"
      sx={{ height: 220, overflow: 'auto' }}
    >
      <TabList sticky="top" aria-label="Documents">
        <Tab value="terms">Terms</Tab>
        <Tab value="privacy">Privacy</Tab>
      </TabList>
      <TabPanel value="terms" tabIndex={0}>
        {['Orders', 'Prices', 'Delivery', 'Returns', 'Liability'].map((title) => (
          <Typography key={title} sx={{ mb: 2 }}>
            {title}: the rules of this part apply to all purchases in our shop.
          </Typography>
        ))}
      </TabPanel>
      <TabPanel value="privacy" tabIndex={0}>
        We store your address until the parcel has arrived.
      </TabPanel>
    </Tabs>
  );
}
