import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const plans = [
  { plan: 'Starter', seats: [3, 5], storage: ['10 GB', '20 GB'] },
  { plan: 'Team', seats: [20, 50], storage: ['1 TB', '2 TB'] },
];

export default function TableColumnGroups() {
  return (
    <TableContainer role="group" aria-label="Plans, scrollable" tabIndex={0}>
      <Table size="small" aria-label="Plans">
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Plan</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Seats
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Storage
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell>Monthly</TableCell>
            <TableCell>Yearly</TableCell>
            <TableCell>Monthly</TableCell>
            <TableCell>Yearly</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {plans.map(({ plan, seats, storage }) => (
            <TableRow key={plan}>
              <TableCell component="th" scope="row">
                {plan}
              </TableCell>
              {[...seats, ...storage].map((value) => (
                <TableCell key={value}>{value}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
