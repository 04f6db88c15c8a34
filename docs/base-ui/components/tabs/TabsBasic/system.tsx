import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const OrderTab = styled(Tab)({
  padding: '8px 16px',
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  '&.base--selected': { color: '#fff', background: '#1f5fbf' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
});
const OrderPanel = styled(TabPanel)({ padding: 16 });

export default function TabsBasic() {
  return (
    <Tabs defaultValue="items">
      <TabsList aria-label="Order 1042">
        <OrderTab value="items">Items</OrderTab>
        <OrderTab value="invoice">Invoice</OrderTab>
        <OrderTab value="delivery">Delivery</OrderTab>
      </TabsList>
      <OrderPanel value="items">Two chairs and a desk</OrderPanel>
      <OrderPanel value="invoice">£248.00, paid on 3 May</OrderPanel>
      <OrderPanel value="delivery">Arrives on 9 May</OrderPanel>
    </Tabs>
  );
}
