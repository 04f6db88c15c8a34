import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  gridFilteredTopLevelRowCountSelector,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

const rows = createOrders(40);

function CountToolbar() {
  const apiRef = useGridApiContext();
  const found = useGridSelector(apiRef, gridFilteredTopLevelRowCountSelector);
  const all = useGridSelector(apiRef, gridRowCountSelector);

  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between', px: 1 }}>
      <GridToolbarQuickFilter />
      <Typography variant="body2" role="status">
        {found} of {all} orders
      </Typography>
    </GridToolbarContainer>
  );
}

export default function StateSelectors() {
  return (
    <Box role="group" aria-label="Orders with a count" sx={{ height: 400 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={{ toolbar: CountToolbar }}
      />
    </Box>
  );
}
