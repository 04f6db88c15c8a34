import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const sales = [
  { store: 'Hamburg', units: [112, 88, 91, 64, 71, 83, 79, 86, 74, 99, 121, 117] },
  { store: 'Lisbon', units: [96, 71, 77, 58, 60, 72, 70, 75, 66, 84, 103, 98] },
  { store: 'Toronto', units: [64, 47, 49, 41, 44, 52, 49, 55, 51, 66, 72, 69] },
];

const StickyCell = styled(TableCell)(({ theme }) => ({
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  backgroundColor: theme.palette.background.paper,
}));

export default function TableStickyColumn() {
  return (
    <TableContainer role="group" aria-label="Sales, scrollable" tabIndex={0}>
      <Table sx={{ minWidth: 860, borderCollapse: 'separate' }}>
        <caption>Units sold by store</caption>
        <TableHead>
          <TableRow>
            <StickyCell>Store</StickyCell>
            {months.map((month) => (
              <TableCell key={month}>{month}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {sales.map(({ store, units }) => (
            <TableRow key={store}>
              <StickyCell component="th" scope="row">
                {store}
              </StickyCell>
              {units.map((value, month) => (
                <TableCell key={months[month]}>{value}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
