import * as React from 'react';
import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import './tabs.css';

export default function TabsControlled() {
  const [view, setView] = React.useState<string | number | null>('cart');

  return (
    <Tabs value={view} onChange={(event, newView) => setView(newView)}>
      <TabsList className="tab-list" aria-label="Checkout">
        <Tab className="tab" value="cart">
          Cart
        </Tab>
        <Tab className="tab" value="payment">
          Payment
        </Tab>
      </TabsList>
      <TabPanel className="tab-panel" value="cart">
        Three books, £41.50{' '}
        <button type="button" onClick={() => setView('payment')}>
          Go to payment
        </button>
      </TabPanel>
      <TabPanel className="tab-panel" value="payment">
        Card ending in 4242
      </TabPanel>
    </Tabs>
  );
}
