import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type DataGridProps } from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

type View = NonNullable<DataGridProps['initialState']>;

const delayed: View = {
  filter: {
    filterModel: { items: [{ field: 'status', operator: 'is', value: 'delayed' }] },
  },
  sorting: { sortModel: [{ field: 'departure', sort: 'asc' }] },
};

export default function StateSaveRestore() {
  const apiRef = useGridApiRef();
  const rows = React.useMemo(() => createShipments(60), []);
  const [saved, setSaved] = React.useState<View>();

  return (
    <div>
      <Stack direction="row" flexWrap="wrap">
        <Button onClick={() => apiRef.current.restoreState(delayed)}>
          Delayed shipments
        </Button>
        <Button onClick={() => setSaved(apiRef.current.exportState())}>
          Save view
        </Button>
        <Button
          disabled={!saved}
          onClick={() => saved && apiRef.current.restoreState(saved)}
        >
          Restore view
        </Button>
      </Stack>
      <Box role="group" aria-label="Shipments with views" sx={{ height: 400 }}>
        <DataGrid
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
        />
      </Box>
    </div>
  );
}
