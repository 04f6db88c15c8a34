import Alert from '@mui/material/Alert';
import TablePagination from '@mui/material/TablePagination';
import { deDE } from '@mui/material/locale';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({}, deDE);

export default function LocalizationBasic() {
  return (
    <ThemeProvider theme={theme}>
      <Alert onClose={() => {}}>Export: 120 PDF</Alert>
      <TablePagination
        component="div"
        count={120}
        page={0}
        rowsPerPage={10}
        onPageChange={() => {}}
      />
    </ThemeProvider>
  );
}
