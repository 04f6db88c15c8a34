import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function AggregationRowsScope() {
  const rows = React.useMemo(() => createOrders(40), []);
  const [isAll, setIsAll] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="Sum of all orders, not only of those found"
        control={
          <Switch
            checked={isAll}
            onChange={(event) => setIsAll(event.target.checked)}
          />
        }
      />
      <Box role="group" aria-label="Paid orders with a sum" sx={{ height: 340 }}>
        <DataGridPremium
          key={String(isAll)}
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={groupedOrderColumns}
          aggregationRowsScope={isAll ? 'all' : 'filtered'}
          initialState={{
            aggregation: { model: { total: 'sum' } },
            filter: {
              filterModel: {
                items: [{ field: 'status', operator: 'is', value: 'paid' }],
              },
            },
          }}
        />
      </Box>
    </div>
  );
}
