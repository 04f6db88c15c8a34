import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments, type Shipment } from './shipments';

const columns = shipmentColumns
  .filter(({ field }) => field !== 'insured')
  .map((column): GridColDef<Shipment> => ({
    ...column,
    editable: column.field !== 'reference',
    preProcessEditCellProps:
      column.field === 'weight'
        ? ({ props, otherFieldsProps }) => ({
            ...props,
            error: otherFieldsProps?.status?.value !== 'planned' && !props.value,
          })
        : undefined,
  }));

export default function EditingRow() {
  const [shipments, setShipments] = React.useState(() => createShipments(8, 5));

  return (
    <div>
      <Box role="group" aria-label="Shipments, edited by row" sx={{ height: 360 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          editMode="row"
          hideFooter
          rows={shipments}
          columns={columns}
          processRowUpdate={(next) => {
            setShipments((list) =>
              list.map((it) => (it.id === next.id ? next : it)),
            );
            return next;
          }}
        />
      </Box>
      <Typography variant="body2" sx={{ mt: 1 }}>
        Only planned shipments may have an empty weight.
      </Typography>
    </div>
  );
}
