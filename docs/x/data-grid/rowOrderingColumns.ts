import {
  GRID_REORDER_COL_DEF,
  gridClasses,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { orderColumns } from './orders';

/** The column of the handles, with a header: without one it is empty. */
export const handleColumn: GridColDef = {
  ...GRID_REORDER_COL_DEF,
  headerName: 'Move',
  width: 70,
  cellClassName: gridClasses.rowReorderCellContainer,
  renderHeader: () => 'Move',
};

/** Rows cannot be dragged while they are sorted. */
export const unsortedColumns: GridColDef[] = orderColumns
  .slice(0, 4)
  .map((column) => ({ ...column, sortable: false }));
