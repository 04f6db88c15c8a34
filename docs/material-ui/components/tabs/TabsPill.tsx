import * as React from 'react';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';

const PillTabs = styled(Tabs)(({ theme }) =>
  theme.unstable_sx({
    minHeight: 40,
    p: 0.5,
    borderRadius: 6,
    bgcolor: 'action.hover',
    '& .MuiTabs-indicator': {
      height: '100%',
      borderRadius: 5,
      bgcolor: 'background.paper',
      boxShadow: 1,
    },
  }),
);

const PillTab = styled(Tab)(({ theme }) =>
  theme.unstable_sx({
    zIndex: 1,
    minHeight: 36,
    minWidth: 72,
    borderRadius: 5,
    textTransform: 'none',
    '&.Mui-selected': { color: 'text.primary' },
    '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -3 },
  }),
);

export default function TabsPill() {
  const [value, setValue] = React.useState('day');

  return (
    <PillTabs
      aria-label="Span of the chart"
      value={value}
      onChange={(_event, next: string) => setValue(next)}
    >
      <PillTab disableRipple value="day" label="Day" />
      <PillTab disableRipple value="week" label="Week" />
      <PillTab disableRipple value="year" label="Year" />
    </PillTabs>
  );
}
