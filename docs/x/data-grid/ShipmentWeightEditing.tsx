import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridPreProcessEditCellProps } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

const columns = shipmentColumns.map((column) =>
  column.field === 'weight'
    ? {
        ...column,
        editable: true,
        preProcessEditCellProps: ({ props }: GridPreProcessEditCellProps) => ({
          ...props,
          error: !(Number(props.value) > 0),
        }),
      }
    : column,
);

export default function ShipmentWeightEditing() {
  const [rows, setRows] = React.useState(() => createShipments(40, 11));
  const [message, setMessage] = React.useState(
    'Double-click a weight to correct it.',
  );

  const saveRow = (next: Shipment, previous: Shipment) => {
    setRows((list) => list.map((row) => (row.id === next.id ? next : row)));
    setMessage(`${next.reference}: ${previous.weight} kg is now ${next.weight} kg.`);
    return next;
  };

  return (
    <div>
      <Box
        role="group"
        aria-label="Shipments with correctable weights"
        sx={{ height: 400 }}
      >
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={columns}
          processRowUpdate={saveRow}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
