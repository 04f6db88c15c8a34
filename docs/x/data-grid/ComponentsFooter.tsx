import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridFooterContainer,
  GridPagination,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid';
import { createOrders, orderColumns } from './orders';

declare module '@mui/x-data-grid' {
  interface FooterPropsOverrides {
    currency: string;
  }
}

const rows = createOrders(60);

function TotalFooter({ currency }: { currency: string }) {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const total = entries.reduce((sum, { model }) => sum + Number(model.total), 0);
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });

  return (
    <GridFooterContainer sx={{ flexWrap: 'wrap' }}>
      <Typography variant="body2" sx={{ px: 2 }}>
        Total of all pages: {format.format(total)}
      </Typography>
      <GridPagination />
    </GridFooterContainer>
  );
}

export default function ComponentsFooter() {
  return (
    <Box role="group" aria-label="Orders with their total" sx={{ height: 360 }}>
      <DataGrid
        experimentalFeatures={{ ariaV7: true }}
        rows={rows}
        columns={orderColumns}
        slots={{ footer: TotalFooter }}
        slotProps={{ footer: { currency: 'EUR' } }}
      />
    </Box>
  );
}
