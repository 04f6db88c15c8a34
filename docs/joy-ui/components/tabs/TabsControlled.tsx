import * as React from 'react';
import Button from '@mui/joy/Button';
import Tab from '@mui/joy/Tab';
import TabList from '@mui/joy/TabList';
import TabPanel from '@mui/joy/TabPanel';
import Tabs from '@mui/joy/Tabs';

export default function TabsControlled() {
  const [step, setStep] = React.useState('address');

  return (
    <Tabs
      value={step}
      onChange={(_event, newValue) => setStep(String(newValue ?? 'address'))}
    >
      <TabList aria-label="Checkout">
        <Tab value="address">Address</Tab>
        <Tab value="payment">Payment</Tab>
      </TabList>
      <TabPanel value="address">
        <Button onClick={() => setStep('payment')}>Continue to payment</Button>
      </TabPanel>
      <TabPanel value="payment">
        <Button variant="outlined" onClick={() => setStep('address')}>
          Back to address
        </Button>
      </TabPanel>
    </Tabs>
  );
}
