import * as React from 'react';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridAggregationModel,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function AggregationControlled() {
  const rows = React.useMemo(() => createOrders(5), []);
  const [model, setModel] = React.useState<GridAggregationModel>({ total: 'max' });

  return (
    <div role="group" aria-label="Orders with an aggregate of your choice">
      <TextField
        select
        size="small"
        label="Aggregate of the totals"
        value={model.total ?? ''}
        onChange={({ target }) => setModel({ ...model, total: target.value })}
        sx={{ mb: 2, width: 220 }}
      >
        {['sum', 'avg', 'min', 'max', 'size'].map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={groupedOrderColumns}
        aggregationModel={model}
        onAggregationModelChange={setModel}
      />
    </div>
  );
}
