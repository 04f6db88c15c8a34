import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridPaginatedVisibleSortedGridRowIdsSelector,
  gridSortedRowIdsSelector,
  GridToolbarContainer,
  useGridApiContext,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(40);

function RowsToolbar() {
  const apiRef = useGridApiContext();
  return (
    <GridToolbarContainer>
      <Button onClick={() => apiRef.current.exportDataAsCsv()}>Default</Button>
      <Button
        onClick={() =>
          apiRef.current.exportDataAsCsv({
            getRowsToExport: () =>
              gridPaginatedVisibleSortedGridRowIdsSelector(apiRef),
          })
        }
      >
        This page
      </Button>
      <Button
        onClick={() =>
          apiRef.current.exportDataAsCsv({
            getRowsToExport: () => gridSortedRowIdsSelector(apiRef),
          })
        }
      >
        All rows
      </Button>
    </GridToolbarContainer>
  );
}

export default function ExportRows() {
  return (
    <div role="group" aria-label="Orders, rows to export">
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        autoHeight
        checkboxSelection
        rows={orders}
        columns={orderColumns}
        slots={{ toolbar: RowsToolbar }}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
      />
    </div>
  );
}
