import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import {
  DataGridPro,
  GridColumnMenu,
  gridColumnFieldsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid-pro';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

function MoveItems({ colDef: { field }, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();
  const fields = useGridSelector(apiRef, gridColumnFieldsSelector);
  const index = fields.indexOf(field);

  const move = (event: React.MouseEvent<HTMLElement>, by: number) => {
    apiRef.current.setColumnIndex(field, index + by);
    onClick(event);
  };

  return (
    <>
      <MenuItem disabled={index === 0} onClick={(event) => move(event, -1)}>
        Move before the previous column
      </MenuItem>
      <MenuItem
        disabled={index === fields.length - 1}
        onClick={(event) => move(event, 1)}
      >
        Move after the next column
      </MenuItem>
    </>
  );
}

function OrderMenu(props: GridColumnMenuProps) {
  return <GridColumnMenu {...props} slots={{ moveItems: MoveItems }} />;
}

export default function ColumnOrderingMenu() {
  return (
    <Box role="group" aria-label="Orders, columns by menu" sx={{ height: 400 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={{ columnMenu: OrderMenu }}
      />
    </Box>
  );
}
