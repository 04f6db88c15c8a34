import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

const specification = {
  Processor: '8 cores, 3.2 GHz',
  Memory: '16 GB',
  Storage: '512 GB SSD',
  Display: '14 in, 2560 × 1600',
  Weight: '1.3 kg',
};

export default function TableDense() {
  return (
    <Table size="small" aria-label="Specification">
      <TableBody>
        {Object.entries(specification).map(([name, value]) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row" sx={{ color: 'text.secondary' }}>
              {name}
            </TableCell>
            <TableCell align="right">{value}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
