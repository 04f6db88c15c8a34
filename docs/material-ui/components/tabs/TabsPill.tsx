import * as React from 'react';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

const PillTabs = styled(Tabs)(({ theme }) => ({
  minHeight: 40,
  padding: 4,
  borderRadius: 24,
  backgroundColor: theme.palette.action.hover,
  '& .MuiTabs-indicator': {
    height: '100%',
    borderRadius: 20,
    backgroundColor: theme.palette.background.paper,
  },
  '& .MuiTab-root': {
    zIndex: 1,
    minHeight: 32,
    borderRadius: 20,
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -3 },
  },
}));

export default function TabsPill() {
  const [value, setValue] = React.useState('monthly');

  return (
    <PillTabs
      aria-label="Billing period"
      value={value}
      onChange={(_event, newValue: string) => setValue(newValue)}
    >
      <Tab disableRipple value="monthly" label="Monthly" />
      <Tab disableRipple value="yearly" label="Yearly" />
    </PillTabs>
  );
}
