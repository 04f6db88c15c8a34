import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ROUTES = [
  { pass: 'Cold saddle', cars: ['May', 'Oct'], bicycles: ['Jun', 'Sep'] },
  { pass: 'Two chapels', cars: ['Apr', 'Nov'], bicycles: ['Apr', 'Nov'] },
];

export default function TableGroupedHeads() {
  return (
    <TableContainer role="group" aria-label="Opening months, scrolls" tabIndex={0}>
      <Table size="small" aria-label="Months in which passes are open">
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2} sx={{ verticalAlign: 'bottom' }}>
              Pass
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Cars
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Bicycles
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell>from</TableCell>
            <TableCell>to</TableCell>
            <TableCell>from</TableCell>
            <TableCell>to</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {ROUTES.map(({ pass, cars, bicycles }) => (
            <TableRow key={pass}>
              <TableCell component="th" scope="row">
                {pass}
              </TableCell>
              <TableCell>{cars[0]}</TableCell>
              <TableCell>{cars[1]}</TableCell>
              <TableCell>{bicycles[0]}</TableCell>
              <TableCell>{bicycles[1]}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
