import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const DAYS = Array.from({ length: 40 }, (_, index) => index + 1);
const HARBOURS = ['Brest', 'Cuxhaven', 'Leith'];

/** Tides return fifty minutes later each day. */
const dayToTime = (day: number, harbour: number) => {
  const minutes = (day * 50 + harbour * 95) % 1440;
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
};

export default function TideTable() {
  return (
    <Box role="group" aria-label="High tide" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>Harbour</TableCell>
            {DAYS.map((day) => (
              <TableCell key={day}>Day {day}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {HARBOURS.map((harbour, position) => (
            <TableRow key={harbour}>
              <TableCell component="th" scope="row">
                {harbour}
              </TableCell>
              {DAYS.map((day) => (
                <TableCell key={day}>{dayToTime(day, position)}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
