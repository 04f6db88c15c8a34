import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

const orders = createOrders(80);

const FILTERS: Record<string, (order: Order) => boolean> = {
  All: () => true,
  'To ship': ({ status }) => status === 'paid',
  'Large and open': ({ status, total }) => status === 'open' && total >= 300,
};

export default function FilteringRecipesPredefined() {
  const [name, setName] = React.useState('To ship');
  const rows = React.useMemo(() => orders.filter(FILTERS[name]!), [name]);

  return (
    <div>
      <Tabs
        value={name}
        onChange={(_, next: string) => setName(next)}
        variant="scrollable"
        aria-label="Predefined filters"
      >
        {Object.entries(FILTERS).map(([label, passes]) => (
          <Tab
            key={label}
            value={label}
            label={`${label} (${orders.filter(passes).length})`}
          />
        ))}
      </Tabs>
      <Box role="group" aria-label={`${name}, orders`} sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
        />
      </Box>
    </div>
  );
}
