import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  useGridApiContext,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(40);

function StatusFilterItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  if (colDef.field !== 'status') {
    return null;
  }
  const filter = (event: React.MouseEvent, value: string) => {
    apiRef.current.upsertFilterItem({ field: 'status', operator: 'is', value });
    onClick(event);
  };
  return (
    <React.Fragment>
      <MenuItem onClick={(event) => filter(event, 'open')}>Only open</MenuItem>
      <MenuItem onClick={(event) => filter(event, '')}>All states</MenuItem>
    </React.Fragment>
  );
}

export default function ColumnMenuOverride() {
  return (
    <Box role="group" aria-label="Orders by status" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns.slice(-3)}
        slotProps={{
          columnMenu: { slots: { columnMenuFilterItem: StatusFilterItem } },
        }}
      />
    </Box>
  );
}
