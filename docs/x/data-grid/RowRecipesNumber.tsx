import Box from '@mui/material/Box';
import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { createOrders, orderColumns, type Order } from './orders';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);

  return <span>{ids.indexOf(id) + 1}</span>;
}

const columns: GridColDef<Order>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 70,
    sortable: false,
    filterable: false,
    disableColumnMenu: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  ...orderColumns.slice(1, 6),
];

const rows = createOrders(60);

export default function RowRecipesNumber() {
  return (
    <Box role="group" aria-label="Numbered orders" sx={{ height: 340 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        pageSizeOptions={[25]}
        initialState={{
          pagination: { paginationModel: { pageSize: 25 } },
          sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
        }}
      />
    </Box>
  );
}
