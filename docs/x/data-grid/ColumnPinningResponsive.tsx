import * as React from 'react';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { shipmentColumns } from './shipmentColumns';
import { createShipments } from './shipments';

const wide = { left: ['reference', 'customer'], right: ['status'] };
const narrow = { left: ['reference'] };

export default function ColumnPinningResponsive() {
  const rows = React.useMemo(() => createShipments(30), []);
  const theme = useTheme();
  const isWide = useMediaQuery(theme.breakpoints.up('md'));

  return (
    <Box role="group" aria-label="Shipments by status" sx={{ height: 360 }}>
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={shipmentColumns}
        pinnedColumns={isWide ? wide : narrow}
        disableColumnMenu
      />
    </Box>
  );
}
