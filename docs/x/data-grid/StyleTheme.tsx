import * as React from 'react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid } from '@mui/x-data-grid';
import type {} from '@mui/x-data-grid/themeAugmentation';
import { createOrders, orderColumns } from './orders';

const theme = createTheme({
  components: {
    MuiDataGrid: {
      defaultProps: {
        experimentalFeatures: { ariaV7: true },
        density: 'compact',
        disableColumnMenu: true,
        hideFooter: true,
      },
      styleOverrides: {
        root: { borderWidth: 2 },
        columnHeaders: { borderBottomWidth: 2 },
        columnHeaderTitle: { textTransform: 'uppercase', fontSize: '0.75rem' },
        columnSeparator: { display: 'none' },
        cell: ({ theme: { palette } }) => ({
          '&[data-field="total"]': { color: palette.text.secondary },
        }),
      },
    },
  },
});

export default function StyleTheme() {
  const rows = React.useMemo(() => createOrders(5), []);

  return (
    <ThemeProvider theme={theme}>
      <div role="group" aria-label="Latest orders">
        <DataGrid autoHeight rows={rows} columns={orderColumns} />
      </div>
    </ThemeProvider>
  );
}
