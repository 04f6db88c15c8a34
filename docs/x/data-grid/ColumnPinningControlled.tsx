import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPro, type GridPinnedColumns } from '@mui/x-data-grid-pro';
import { createShipments } from './shipments';
import { shipmentColumns } from './shipmentColumns';

export default function ColumnPinningControlled() {
  const rows = React.useMemo(() => createShipments(40), []);
  const [pinned, setPinned] = React.useState<GridPinnedColumns>({
    left: ['reference'],
  });
  const isFrozen = pinned.left?.includes('reference') ?? false;

  return (
    <div>
      <FormControlLabel
        label="Freeze the reference"
        control={
          <Switch
            checked={isFrozen}
            onChange={() => setPinned({ left: isFrozen ? [] : ['reference'] })}
          />
        }
      />
      <Box role="group" aria-label="Shipments" sx={{ height: 360, maxWidth: 560 }}>
        <DataGridPro
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={shipmentColumns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
        />
      </Box>
    </div>
  );
}
