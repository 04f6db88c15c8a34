import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  type GridCellSelectionModel,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function CellSelectionControlled() {
  const rows = React.useMemo(() => createOrders(5), []);
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    2: { product: true, quantity: true },
    4: { product: true },
  });

  const selectLargeTotals = () =>
    setModel(
      Object.fromEntries(
        rows
          .filter(({ total }) => total > 100)
          .map(({ id }) => [id, { total: true }]),
      ),
    );

  return (
    <div role="group" aria-label="Orders with selected cells">
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button variant="outlined" onClick={selectLargeTotals}>
          Totals over €100
        </Button>
        <Button variant="outlined" onClick={() => setModel({})}>
          Select nothing
        </Button>
      </Stack>
      <DataGridPremium
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        hideFooter
        rows={rows}
        columns={groupedOrderColumns}
        disableRowSelectionOnClick
        unstable_cellSelection
        unstable_cellSelectionModel={model}
        unstable_onCellSelectionModelChange={setModel}
      />
    </div>
  );
}
