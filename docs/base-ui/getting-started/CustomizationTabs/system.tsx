import { Tab } from '@mui/base/Tab';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';

const OrderTabs = styled(Tabs)({
  maxWidth: 320,
  marginInline: 'auto',
  '& .base-TabsList-root': {
    display: 'flex',
    borderBottom: '1px solid light-dark(#6b7280, #9aa3b2)',
  },
  '& .base-Tab-root': {
    padding: '8px 16px',
    border: 0,
    font: 'inherit',
    color: 'inherit',
    background: 'transparent',
    cursor: 'pointer',
  },
  '& .base-Tab-root.base--selected': {
    color: 'light-dark(#fff, #15181f)',
    background: 'light-dark(#2952a3, #9db9f2)',
  },
  '& .base-Tab-root.base--disabled': {
    color: 'light-dark(#656d7a, #9aa3b2)',
    cursor: 'default',
  },
  '& .base-Tab-root:focus-visible': {
    outline: '3px solid light-dark(#2952a3, #9db9f2)',
    outlineOffset: 2,
  },
  '& .base-TabPanel-root': { paddingBlock: 16 },
});

export default function CustomizationTabs() {
  return (
    <OrderTabs defaultValue="open">
      <TabsList aria-label="Orders">
        <Tab value="open">Open</Tab>
        <Tab value="paid">Paid</Tab>
        <Tab value="archive" disabled>
          Archive
        </Tab>
      </TabsList>
      <TabPanel value="open">3 orders wait for payment.</TabPanel>
      <TabPanel value="paid">12 orders are paid.</TabPanel>
    </OrderTabs>
  );
}
