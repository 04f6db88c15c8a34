import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const CABLE_CARS = [
  { station: 'Valley', first: '07:10', last: '18:40' },
  { station: 'Alp', first: '07:25', last: '18:20' },
  { station: 'Summit', first: '07:50', last: '17:30' },
];

export default function MediaQueryTimetable() {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));

  if (!wide) {
    return (
      <Stack spacing={1}>
        {CABLE_CARS.map(({ station, first, last }) => (
          <div key={station}>
            <Typography>{station}</Typography>
            <Typography variant="body2" color="text.secondary">
              {first} to {last}
            </Typography>
          </div>
        ))}
      </Stack>
    );
  }
  return (
    <Table aria-label="Cable cars">
      <TableHead>
        <TableRow>
          <TableCell>Station</TableCell>
          <TableCell>First car</TableCell>
          <TableCell>Last car</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {CABLE_CARS.map(({ station, first, last }) => (
          <TableRow key={station}>
            <TableCell>{station}</TableCell>
            <TableCell>{first}</TableCell>
            <TableCell>{last}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
