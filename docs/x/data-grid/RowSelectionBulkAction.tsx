import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

export default function RowSelectionBulkAction() {
  const apiRef = useGridApiRef();
  const [shipments, setShipments] = React.useState(() => createShipments(6));
  const [selectedCount, setSelectedCount] = React.useState(0);
  const [message, setMessage] = React.useState('');

  const removeSelected = () => {
    const selected = [...apiRef.current.getSelectedRows().values()] as Shipment[];
    setShipments((list) => list.filter((shipment) => !selected.includes(shipment)));
    setMessage(`Removed ${selected.map(({ reference }) => reference).join(', ')}.`);
  };

  return (
    <div role="group" aria-label="Shipments to remove">
      <Stack direction="row" alignItems="center" gap={2} sx={{ mb: 1 }}>
        <Button color="error" disabled={!selectedCount} onClick={removeSelected}>
          Remove {selectedCount}
        </Button>
        <Typography variant="body2" role="status">
          {message}
        </Typography>
      </Stack>
      <DataGrid
        apiRef={apiRef}
        autoHeight
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
        rows={shipments}
        columns={shipmentColumns.slice(0, 5)}
        checkboxSelection
        disableRowSelectionOnClick
        onRowSelectionModelChange={(model) => setSelectedCount(model.length)}
      />
    </div>
  );
}
