import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const LINES = [
  { work: 'Strip and sand', hours: 6.5, cents: 29250 },
  { work: 'Three coats of oil', hours: 4, cents: 18000 },
  { work: 'New brass hinges', hours: 1, cents: 7480 },
];

const print = (cents: number) =>
  new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  );

export default function TableTotals() {
  const hours = LINES.reduce((sum, line) => sum + line.hours, 0);
  const cents = LINES.reduce((sum, line) => sum + line.cents, 0);

  return (
    <TableContainer>
      <Table aria-label="Restoration of a sideboard">
        <TableHead>
          <TableRow>
            <TableCell>Work</TableCell>
            <TableCell align="right">Hours</TableCell>
            <TableCell align="right">Price</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {LINES.map((line) => (
            <TableRow key={line.work}>
              <TableCell component="th" scope="row">
                {line.work}
              </TableCell>
              <TableCell align="right">{line.hours.toFixed(1)}</TableCell>
              <TableCell align="right">{print(line.cents)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
        <TableFooter>
          <TableRow
            sx={{
              '& > .MuiTableCell-root': {
                typography: 'subtitle2',
                color: 'text.primary',
                border: 0,
              },
            }}
          >
            <TableCell component="th" scope="row">
              Total
            </TableCell>
            <TableCell align="right">{hours.toFixed(1)}</TableCell>
            <TableCell align="right">{print(cents)}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
