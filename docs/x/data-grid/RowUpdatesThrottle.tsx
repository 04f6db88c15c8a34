import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, useGridApiRef } from '@mui/x-data-grid-pro';
import { createShipments } from './shipments';

const shipments = createShipments(200);

export default function RowUpdatesThrottle() {
  const apiRef = useGridApiRef();
  const [isLive, setIsLive] = React.useState(false);

  React.useEffect(() => {
    if (!isLive) {
      return undefined;
    }
    let message = 0;
    const timer = setInterval(() => {
      message += 1;
      const ids = [1, 2, 3].map((step) => ((message * step * 7) % 200) + 1);
      apiRef.current.updateRows(
        ids.map((id) => ({ id, weight: 20 + ((message * id * 31) % 1980) })),
      );
    }, 20);
    return () => clearInterval(timer);
  }, [apiRef, isLive]);

  return (
    <Box role="group" aria-label="Weights from a live feed" sx={{ maxWidth: 520 }}>
      <FormControlLabel
        control={<Switch onChange={(event) => setIsLive(event.target.checked)} />}
        label="50 messages per second"
      />
      <Box sx={{ height: 300 }}>
        <DataGridPro
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          throttleRowsMs={500}
          rows={shipments}
          columns={[
            { field: 'reference', headerName: 'Reference', width: 130 },
            {
              field: 'weight',
              headerName: 'Weight (kg)',
              type: 'number',
              width: 130,
            },
          ]}
        />
      </Box>
    </Box>
  );
}
