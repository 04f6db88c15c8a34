import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, frFR } from '@mui/x-data-grid';

const theme = createTheme({}, frFR);

const columns = [
  { field: 'client', headerName: 'Client', minWidth: 120, flex: 1 },
  { field: 'total', headerName: 'Total', type: 'number', width: 120 },
];

const rows = [
  { id: 1, client: 'Claire Durand', total: 240 },
  { id: 2, client: 'Luc Moreau', total: 95 },
];

export default function LocalizationBasic() {
  return (
    <ThemeProvider theme={theme}>
      <div lang="fr" role="group" aria-label="Factures">
        <DataGrid
          experimentalFeatures={{ ariaV7: true }}
          autoHeight
          initialState={{ pagination: { paginationModel: { pageSize: 25 } } }}
          columns={columns}
          rows={rows}
        />
      </div>
    </ThemeProvider>
  );
}
