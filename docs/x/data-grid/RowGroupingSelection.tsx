import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridRowId,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { groupedOrderColumns } from './groupedOrderColumns';
import { createOrders } from './orders';

export default function RowGroupingSelection() {
  const rows = React.useMemo(() => createOrders(24), []);
  const apiRef = useGridApiRef();
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([]);
  const orders = selection.filter((id) => typeof id === 'number');

  const addChildren = (id: GridRowId) =>
    apiRef.current.getRowNode(id)?.type === 'group'
      ? [id, ...apiRef.current.getRowGroupChildren({ groupId: id })]
      : [id];

  const changeSelection = (next: GridRowSelectionModel) => {
    const added = next.filter((id) => !selection.includes(id)).flatMap(addChildren);
    const removed = selection
      .filter((id) => !next.includes(id))
      .flatMap((id) => [...addChildren(id), apiRef.current.getRowNode(id)?.parent]);
    setSelection(
      [...new Set([...next, ...added])].filter((id) => !removed.includes(id)),
    );
  };

  return (
    <div>
      <Box role="group" aria-label="Orders to pack" sx={{ height: 400 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          rows={rows}
          columns={groupedOrderColumns}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionModel={selection}
          onRowSelectionModelChange={changeSelection}
          initialState={{ rowGrouping: { model: ['status'] } }}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {orders.length} orders selected
      </Typography>
    </div>
  );
}
