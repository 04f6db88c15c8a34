import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowEntriesSelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

export default function StateRead() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const listVisible = () => {
    const entries = gridExpandedSortedRowEntriesSelector(apiRef);
    const ids = entries.slice(0, 3).map(({ id }) => id);
    setMessage(`${entries.length} orders, first: ${ids.join(', ')}`);
  };

  return (
    <div>
      <Button onClick={listVisible}>List filtered and sorted orders</Button>
      <Typography component="span" variant="body2" role="status">
        {message}
      </Typography>
      <Box role="group" aria-label="Orders to list" sx={{ height: 360 }}>
        <DataGrid
          apiRef={apiRef}
          experimentalFeatures={{ ariaV7: true }}
          density="compact"
          rows={rows}
          columns={orderColumns}
          initialState={{
            sorting: { sortModel: [{ field: 'total', sort: 'desc' }] },
          }}
        />
      </Box>
    </div>
  );
}
