import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const orders = createOrders(4);

const options: GridCsvExportOptions = {
  delimiter: ';',
  fields: ['ordered', 'customer', 'product', 'total'],
  includeHeaders: true,
};

export default function ExportOptions() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('');

  return (
    <div>
      <div role="group" aria-label="Four orders">
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          apiRef={apiRef}
          autoHeight
          hideFooter
          rows={orders}
          columns={orderColumns}
        />
      </div>
      <Button onClick={() => setCsv(apiRef.current.getDataAsCsv(options))}>
        Show CSV
      </Button>
      <Box component="output" sx={{ display: 'block', whiteSpace: 'pre-wrap' }}>
        {csv}
      </Box>
    </div>
  );
}
