import { createTheme, ThemeProvider } from '@mui/material/styles';
import { arSD, DataGrid, type GridColDef } from '@mui/x-data-grid';
import texts from './localizationRtlTexts.json';

const theme = createTheme({ direction: 'rtl' }, arSD);

const columns: GridColDef[] = [
  { field: 'customer', headerName: texts.customer, minWidth: 110, flex: 1 },
  { field: 'city', headerName: texts.city, width: 120 },
  { field: 'total', headerName: texts.total, type: 'number', width: 110 },
];

const rows = texts.names.map((customer, index) => ({
  id: index,
  customer,
  city: texts.cities[index],
  total: 40 + index * 25,
}));

export default function LocalizationRtl() {
  return (
    <ThemeProvider theme={theme}>
      <div dir="rtl" lang="ar" role="group" aria-label={texts.orders}>
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          autoHeight
          checkboxSelection
          hideFooter
          columns={columns}
          rows={rows}
        />
      </div>
    </ThemeProvider>
  );
}
