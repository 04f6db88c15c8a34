import type { GridColDef } from '@mui/x-data-grid-premium';
import { orderColumns, type Order } from './orders';

/** Writes a local day as 2026-01-31, which sorts correctly as text. */
const isoDay = new Intl.DateTimeFormat('sv-SE');

/** The columns of orders, all of which users may group by: a date by its day. */
export const groupedOrderColumns: GridColDef<Order>[] = orderColumns.map((column) =>
  column.field === 'ordered'
    ? { ...column, groupingValueGetter: ({ row }) => isoDay.format(row.ordered) }
    : column,
);
