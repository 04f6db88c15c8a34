import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiContext,
  useGridApiEventHandler,
  type GridEventListener,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

function LastCellFooter() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('Click a cell.');

  const showCell: GridEventListener<'cellClick'> = ({ id, field, formattedValue }) =>
    setMessage(`Order ${id}, ${field}: ${String(formattedValue)}`);
  useGridApiEventHandler(apiRef, 'cellClick', showCell);

  return (
    <Typography aria-live="polite" sx={{ p: 2 }}>
      {message}
    </Typography>
  );
}

const slots = { footer: LastCellFooter };

export default function ApiObjectEvent() {
  const rows = React.useMemo(() => createOrders(20), []);

  return (
    <Box role="group" aria-label="Orders to click" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={slots}
      />
    </Box>
  );
}
