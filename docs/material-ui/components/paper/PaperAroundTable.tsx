import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const BELLS = [
  { name: 'Petra', weight: '2,310 kg', tone: 'b flat' },
  { name: 'Little Anne', weight: '480 kg', tone: 'f' },
  { name: 'The hour bell', weight: '95 kg', tone: 'd' },
];

export default function PaperAroundTable() {
  return (
    <TableContainer
      component={Paper}
      variant="outlined"
      tabIndex={0}
      role="region"
      aria-label="Bells of the tower"
      sx={{ maxWidth: 480 }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Bell</TableCell>
            <TableCell align="right">Weight</TableCell>
            <TableCell>Tone</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {BELLS.map(({ name, weight, tone }) => (
            <TableRow key={name} sx={{ '&:last-child > *': { borderBottom: 0 } }}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell align="right">{weight}</TableCell>
              <TableCell>{tone}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
