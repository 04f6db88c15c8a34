import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const theme = createTheme({
  components: {
    MuiTable: { defaultProps: { size: 'small' } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderBottom: 0 },
        head: { borderBottom: '2px solid', fontWeight: 700 },
      },
    },
  },
});

export default function TableTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Table aria-label="Deployments">
        <TableHead>
          <TableRow>
            <TableCell>Environment</TableCell>
            <TableCell>Version</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          <TableRow>
            <TableCell>Production</TableCell>
            <TableCell>2.4.1</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </ThemeProvider>
  );
}
