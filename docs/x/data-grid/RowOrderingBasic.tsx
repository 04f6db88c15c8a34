import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { createOrders } from './orders';
import { handleColumn, unsortedColumns } from './rowOrderingColumns';

const columns = [handleColumn, ...unsortedColumns];

export default function RowOrderingBasic() {
  const [rows, setRows] = React.useState(() => createOrders(8));

  const moveRow = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) =>
    setRows((list) => {
      const next = [...list];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });

  return (
    <Box role="group" aria-label="Orders to pack" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        rowReordering
        onRowOrderChange={moveRow}
      />
    </Box>
  );
}
