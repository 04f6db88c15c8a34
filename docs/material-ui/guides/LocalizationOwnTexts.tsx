import Alert from '@mui/material/Alert';
import TablePagination from '@mui/material/TablePagination';
import { jaJP } from '@mui/material/locale';
import { createTheme, ThemeProvider, type ThemeOptions } from '@mui/material/styles';

const numbers = new Intl.NumberFormat('ja-JP');

const ownTexts: ThemeOptions = {
  components: {
    MuiAlert: { defaultProps: { closeText: 'お知らせを閉じる' } },
    MuiTablePagination: {
      defaultProps: {
        labelRowsPerPage: '1ページの注文数:',
        labelDisplayedRows: ({ from, to, count }) =>
          `${numbers.format(from)}～${numbers.format(to)} / ${numbers.format(count)}件`,
      },
    },
  },
};

const theme = createTheme({}, jaJP, ownTexts);

export default function LocalizationOwnTexts() {
  return (
    <ThemeProvider theme={theme}>
      <Alert severity="info" onClose={() => {}}>
        新しい注文
      </Alert>
      <TablePagination
        component="div"
        count={12500}
        page={120}
        rowsPerPage={10}
        onPageChange={() => {}}
      />
    </ThemeProvider>
  );
}
