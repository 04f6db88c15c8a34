import 'dayjs/locale/fr';
import { frFR } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { DataGrid, frFR as gridFrFR } from '@mui/x-data-grid';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR as pickersFrFR } from '@mui/x-date-pickers/locales';

const theme = createTheme({}, frFR, gridFrFR, pickersFrFR);
const columns = [
  { field: 'client', headerName: 'Client' },
  { field: 'total', headerName: 'Total' },
];

export default function LocalizationMuiX() {
  return (
    <ThemeProvider theme={theme}>
      <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="fr">
        <DatePicker label="Livraison" sx={{ mb: 2 }} />
      </LocalizationProvider>
      <DataGrid rows={[]} columns={columns} autoHeight hideFooter />
    </ThemeProvider>
  );
}
