import { ThemeProvider, type Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const MILLS = [
  ['Upper mill', 'oats', '1 120 kg'],
  ['Weir mill', 'rye', '860 kg'],
  ['Tide mill', 'spelt', '2 045 kg'],
  ['Town mill', 'wheat', '3 310 kg'],
];

function shapeTables(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTable: { defaultProps: { size: 'small' } },
      MuiTableCell: {
        styleOverrides: {
          root: { borderBottom: 0, paddingBlock: 10 },
          head: ({ theme }) => ({
            color: theme.palette.text.secondary,
            borderBottom: `2px solid ${theme.palette.text.primary}`,
          }),
        },
      },
      MuiTableRow: {
        styleOverrides: {
          root: ({ theme }) => ({
            [`&:nth-of-type(even) > .${tableCellClasses.body}`]: {
              backgroundColor: theme.palette.action.hover,
            },
          }),
        },
      },
    },
  };
}

export default function TableTheme() {
  return (
    <ThemeProvider theme={shapeTables}>
      <TableContainer>
        <Table aria-label="Flour ground this week">
          <TableHead>
            <TableRow>
              <TableCell>Mill</TableCell>
              <TableCell>Grain</TableCell>
              <TableCell align="right">Flour</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {MILLS.map(([mill, grain, flour]) => (
              <TableRow key={mill}>
                <TableCell component="th" scope="row">
                  {mill}
                </TableCell>
                <TableCell>{grain}</TableCell>
                <TableCell align="right">{flour}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </ThemeProvider>
  );
}
