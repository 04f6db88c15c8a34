import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsKeepMounted() {
  return (
    <Tabs defaultValue="company">
      <TabList aria-label="Customer">
        <Tab value="company">Company</Tab>
        <Tab value="contact">Contact</Tab>
      </TabList>
      <TabPanel value="company" keepMounted>
        <FormControl>
          <FormLabel>Company name</FormLabel>
          <Input name="company" />
        </FormControl>
      </TabPanel>
      <TabPanel value="contact" keepMounted>
        <FormControl>
          <FormLabel>Phone</FormLabel>
          <Input name="phone" type="tel" />
        </FormControl>
      </TabPanel>
    </Tabs>
  );
}
