import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import PersonIcon from '@mui/icons-material/Person';
import ShoppingCartIcon from '@mui/icons-material/ShoppingCart';
import {
  DataGrid,
  type GridColDef,
  type GridColumnHeaderParams,
} from '@mui/x-data-grid';
import { createOrders, type Order } from './orders';

const rows = createOrders(20);
const icons: Record<string, React.ReactNode> = {
  customer: <PersonIcon fontSize="small" />,
  product: <ShoppingCartIcon fontSize="small" />,
};

const renderHeader = ({ field, colDef }: GridColumnHeaderParams<Order>) => (
  <Stack direction="row" spacing={1} alignItems="center">
    {icons[field]}
    <Typography variant="subtitle2" component="span" noWrap>
      {colDef.headerName}
    </Typography>
  </Stack>
);

const columns: GridColDef<Order>[] = [
  {
    field: 'customer',
    headerName: 'Customer',
    minWidth: 150,
    flex: 1,
    renderHeader,
  },
  { field: 'product', headerName: 'Product', minWidth: 150, flex: 1, renderHeader },
];

export default function ColumnHeaderRender() {
  return (
    <Box role="group" aria-label="Orders with icons in headers" sx={{ height: 300 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={columns}
      />
    </Box>
  );
}
