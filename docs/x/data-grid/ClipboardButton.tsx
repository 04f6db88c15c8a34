import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridToolbarContainer, useGridApiContext } from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

function CopyToolbar() {
  const apiRef = useGridApiContext();
  const [label, setLabel] = React.useState('Copy table');

  const copy = async () => {
    const text = apiRef.current.getDataAsCsv({
      delimiter: '\t',
      includeHeaders: true,
      fields: ['id', 'customer', 'total'],
    });
    try {
      await navigator.clipboard.writeText(text);
      setLabel('Copied');
    } catch {
      setLabel('The browser refused');
    }
  };

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={copy}>
        {label}
      </Button>
    </GridToolbarContainer>
  );
}

const rows = createOrders(8);

export default function ClipboardButton() {
  return (
    <Box role="group" aria-label="Orders with a copy button" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        hideFooter
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: CopyToolbar }}
      />
    </Box>
  );
}
