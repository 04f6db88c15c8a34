import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredTopLevelRowCountSelector,
  GridToolbarQuickFilter,
  useGridApiRef,
} from '@mui/x-data-grid';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const rows = createShipments(60);

export default function AccessibilityAnnounce() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('60 shipments');

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('filteredRowsSet', () =>
        setMessage(`${gridFilteredTopLevelRowCountSelector(apiRef)} shipments`),
      ),
    [apiRef],
  );

  return (
    <div>
      <Box role="group" aria-label="Shipments" sx={{ height: 340 }}>
        <DataGrid
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
          slots={{ toolbar: GridToolbarQuickFilter }}
          onSortModelChange={([first]) =>
            setMessage(
              first ? `Sorted by ${first.field}, ${first.sort}ending` : 'Not sorted',
            )
          }
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
