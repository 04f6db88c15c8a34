import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function RowGroupingControlled() {
  const rows = React.useMemo(() => createOrders(60), []);
  const [model, setModel] = React.useState<GridRowGroupingModel>(['country']);

  return (
    <div>
      <ToggleButtonGroup
        size="small"
        aria-label="Group by"
        value={model}
        onChange={(event, next: GridRowGroupingModel) => setModel(next)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="country">Country</ToggleButton>
        <ToggleButton value="product">Product</ToggleButton>
        <ToggleButton value="status">Status</ToggleButton>
      </ToggleButtonGroup>
      <Box role="group" aria-label="Orders by your criteria" sx={{ height: 360 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={groupedOrderColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        rowGroupingModel: {JSON.stringify(model)}
      </Typography>
    </div>
  );
}
