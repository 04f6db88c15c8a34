import Box from '@mui/material/Box';
import {
  DataGrid,
  GridColumnMenuContainer,
  GridColumnMenuSortItem,
  type GridColDef,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(20);

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', minWidth: 140, flex: 1 },
  { field: 'total', headerName: 'Total (€)', type: 'number', width: 130 },
];

function SortMenu({ hideMenu, colDef, ...other }: GridColumnMenuProps) {
  return (
    <GridColumnMenuContainer hideMenu={hideMenu} colDef={colDef} {...other}>
      <GridColumnMenuSortItem colDef={colDef} onClick={hideMenu} />
    </GridColumnMenuContainer>
  );
}

export default function ColumnMenuCustom() {
  return (
    <Box role="group" aria-label="Orders with a menu to sort" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        slots={{ columnMenu: SortMenu }}
      />
    </Box>
  );
}
