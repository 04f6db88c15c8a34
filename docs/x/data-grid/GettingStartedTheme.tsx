import Box from '@mui/material/Box';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createOrders, orderColumns } from './orders';

const theme = createTheme({
  components: {
    MuiDataGrid: {
      defaultProps: {
        experimentalFeatures: { ariaV7: true },
        columnHeaderHeight: 44,
        rowHeight: 40,
        disableRowSelectionOnClick: true,
      },
      styleOverrides: {
        root: { borderRadius: 12 },
        columnHeaderTitle: { fontWeight: 700 },
      },
    },
  },
});

const rows = createOrders(40);

export default function GettingStartedTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box role="group" aria-label="Orders with the theme" sx={{ height: 320 }}>
        <DataGrid rows={rows} columns={orderColumns} />
      </Box>
    </ThemeProvider>
  );
}
