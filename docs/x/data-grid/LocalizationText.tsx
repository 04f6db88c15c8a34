import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, GridToolbar, type GridLocaleText } from '@mui/x-data-grid';
import { createShipments } from './shipments';
import { shipmentColumns } from './shipmentColumns';

const localeText: Partial<GridLocaleText> = {
  toolbarColumns: 'Choose columns',
  toolbarQuickFilterPlaceholder: 'Search shipments',
  noResultsOverlayLabel: 'No shipment matches.',
  footerRowSelected: (count) =>
    count === 1 ? '1 shipment selected' : `${count} shipments selected`,
  MuiTablePagination: {
    labelRowsPerPage: 'Shipments per page:',
    labelDisplayedRows: ({ from, to, count }) => `${from} to ${to}, ${count} in all`,
  },
};

export default function LocalizationText() {
  const rows = React.useMemo(() => createShipments(60), []);

  return (
    <Box role="group" aria-label="Shipments" sx={{ height: 380 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        checkboxSelection
        rows={rows}
        columns={shipmentColumns}
        localeText={localeText}
        pageSizeOptions={[10, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: { showQuickFilter: true },
          baseButton: { 'aria-label': undefined },
        }}
      />
    </Box>
  );
}
