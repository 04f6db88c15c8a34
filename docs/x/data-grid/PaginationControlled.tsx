import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid } from '@mui/x-data-grid';
import { createShipments } from './shipments';
import { shipmentColumns } from './shipmentColumns';

const shipments = createShipments(200);
const pageSize = 20;
const lastPage = Math.ceil(shipments.length / pageSize) - 1;

export default function PaginationControlled() {
  const [page, setPage] = React.useState(4);

  return (
    <div>
      <TextField
        label="Go to page"
        type="number"
        size="small"
        value={page + 1}
        inputProps={{ min: 1, max: lastPage + 1 }}
        onChange={(event) => {
          const wanted = Number(event.target.value) - 1;
          setPage(Math.min(Math.max(wanted, 0), lastPage));
        }}
        sx={{ mb: 1.5 }}
      />
      <Box role="group" aria-label="Shipments" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={shipments}
          columns={shipmentColumns}
          pageSizeOptions={[pageSize]}
          paginationModel={{ page, pageSize }}
          onPaginationModelChange={(model) => setPage(model.page)}
        />
      </Box>
    </div>
  );
}
