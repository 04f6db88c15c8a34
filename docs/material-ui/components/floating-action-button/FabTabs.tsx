import * as React from 'react';
import Box from '@mui/material/Box';
import Fab from '@mui/material/Fab';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Zoom from '@mui/material/Zoom';
import AddShoppingCart from '@mui/icons-material/AddShoppingCart';
import PersonAdd from '@mui/icons-material/PersonAdd';

const tabs = [
  { label: 'Orders', action: 'New order', icon: <AddShoppingCart /> },
  { label: 'Customers', action: 'New customer', icon: <PersonAdd /> },
];

export default function FabTabs() {
  const [value, setValue] = React.useState(0);

  return (
    <Box
      sx={{ position: 'relative', height: 200, border: 1, borderColor: 'divider' }}
    >
      <Tabs
        aria-label="Shop"
        value={value}
        onChange={(_event, next: number) => setValue(next)}
      >
        {tabs.map(({ label }) => (
          <Tab key={label} label={label} />
        ))}
      </Tabs>
      {tabs.map(({ action, icon }, index) => (
        <Zoom
          key={action}
          appear={false}
          unmountOnExit
          in={value === index}
          style={{ transitionDelay: value === index ? '200ms' : '0ms' }}
        >
          <Fab
            color="primary"
            aria-label={action}
            sx={{ position: 'absolute', insetBlockEnd: 16, insetInlineEnd: 16 }}
          >
            {icon}
          </Fab>
        </Zoom>
      ))}
    </Box>
  );
}
