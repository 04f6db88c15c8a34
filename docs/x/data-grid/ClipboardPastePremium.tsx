import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(12);
const columns = orderColumns.map((column) => ({
  ...column,
  editable: column.field !== 'id',
}));

export default function ClipboardPastePremium() {
  const [message, setMessage] = React.useState('Select cells, copy, paste.');

  return (
    <div>
      <Box role="group" aria-label="Orders to paste into" sx={{ height: 340 }}>
        <DataGridPremium
          experimentalFeatures={{ ariaV7: true, clipboardPaste: true }}
          rows={rows}
          columns={columns}
          disableRowSelectionOnClick
          unstable_cellSelection
          unstable_ignoreValueFormatterDuringExport
          onClipboardPasteStart={({ data }) =>
            setMessage(`Pasting ${data.length} × ${data[0]?.length ?? 0} values`)
          }
          onClipboardPasteEnd={() => setMessage('Pasted.')}
        />
      </Box>
      <Typography variant="body2" aria-live="polite" sx={{ mt: 1 }}>
        {message}
      </Typography>
    </div>
  );
}
