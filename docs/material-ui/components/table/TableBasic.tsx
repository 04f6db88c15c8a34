import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const TIDES = [
  { time: '03:12', level: 'Low', metres: '0.8' },
  { time: '09:26', level: 'High', metres: '4.9' },
  { time: '15:40', level: 'Low', metres: '1.1' },
  { time: '21:51', level: 'High', metres: '5.2' },
];

export default function TableTides() {
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table>
        <caption>Heights above chart datum, Saltholm pier</caption>
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Water</TableCell>
            <TableCell align="right">Height in m</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {TIDES.map(({ time, level, metres }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{level}</TableCell>
              <TableCell align="right">{metres}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
