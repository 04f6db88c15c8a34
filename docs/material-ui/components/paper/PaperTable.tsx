import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableRow from '@mui/material/TableRow';

const balances = { Checking: '€ 2,310.00', Savings: '€ 9,480.00' };

export default function PaperTable() {
  return (
    <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 480 }}>
      <Table aria-label="Accounts">
        <TableBody>
          {Object.entries(balances).map(([account, balance]) => (
            <TableRow key={account} sx={{ '&:last-child > *': { border: 0 } }}>
              <TableCell component="th" scope="row">
                {account}
              </TableCell>
              <TableCell align="right">{balance}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
