import Box from '@mui/material/Box';
import Pagination from '@mui/material/Pagination';
import {
  DataGrid,
  gridPageCountSelector,
  gridPageSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const shipments = createShipments(90);

function NumberedPages() {
  const apiRef = useGridApiContext();
  const page = useGridSelector(apiRef, gridPageSelector);
  const pageCount = useGridSelector(apiRef, gridPageCountSelector);

  return (
    <Pagination
      size="small"
      siblingCount={0}
      count={pageCount}
      page={page + 1}
      onChange={(event, value) => apiRef.current.setPage(value - 1)}
    />
  );
}

export default function PaginationNumbered() {
  return (
    <Box role="group" aria-label="Shipments, numbered pages" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={shipments}
        columns={shipmentColumns}
        pageSizeOptions={[15]}
        initialState={{ pagination: { paginationModel: { pageSize: 15 } } }}
        slots={{ pagination: NumberedPages }}
      />
    </Box>
  );
}
