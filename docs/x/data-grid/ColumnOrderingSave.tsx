import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const columns = shipmentColumns.slice(0, 5);

export default function ColumnOrderingSave() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => createShipments(20), []);
  const [saved, setSaved] = React.useState(columns.map(({ field }) => field));

  const save = () =>
    setSaved(apiRef.current.getAllColumns().map(({ field }) => field));

  return (
    <div>
      <Box role="group" aria-label="Shipments" sx={{ height: 320 }}>
        <DataGridPro
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          density="compact"
          rows={rows}
          columns={columns}
          initialState={{ columns: { orderedFields: saved } }}
          onColumnOrderChange={save}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        Saved order: {saved.join(', ')}
      </Typography>
    </div>
  );
}
