import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(20);

export default function ClipboardCopy() {
  const [copied, setCopied] = React.useState('nothing yet');

  return (
    <div>
      <Box role="group" aria-label="Orders to copy" sx={{ height: 300 }}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          rows={rows}
          columns={orderColumns}
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        Copied: {copied}
      </Typography>
    </div>
  );
}
