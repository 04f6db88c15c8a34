import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { DataGridPro, type GridRowParams } from '@mui/x-data-grid-pro';
import { toggleColumn } from './masterDetailData';
import { createOrders, orderColumns, type Order } from './orders';

const rows = createOrders(20);
const columns = [toggleColumn, ...orderColumns];

const getStatus = ({ row }: GridRowParams<Order>) => (
  <Box
    role="row"
    sx={{
      position: 'sticky',
      insetInlineStart: 0,
      boxSizing: 'border-box',
      width: 'calc(100cqi - 2px)',
      p: 1,
    }}
  >
    <Alert role="gridcell" severity="info">
      {row.customer} ordered {row.quantity} × {row.product}. The order is{' '}
      {row.status}.
    </Alert>
  </Box>
);

const getHeight = () => 'auto' as const;

export default function MasterDetailFullWidth() {
  return (
    <Box
      role="group"
      aria-label="Orders with status"
      sx={{ height: 360, maxWidth: 560, containerType: 'inline-size' }}
    >
      <DataGridPro
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
        initialState={{ detailPanel: { expandedRowIds: [1] } }}
        getDetailPanelContent={getStatus}
        getDetailPanelHeight={getHeight}
        sx={{ '& .MuiDataGrid-detailPanel': { overflow: 'visible' } }}
      />
    </Box>
  );
}
