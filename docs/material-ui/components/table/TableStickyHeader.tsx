import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const STOPS = ['Mill lane', 'Quarry', 'Brick works', 'Terminus'];
const RUNS = Array.from({ length: 14 }, (_, run) => 5 * 60 + 40 + run * 75);

const print = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

export default function TableStickyHeader() {
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <TableContainer
        role="group"
        aria-label="Timetable, scrolls"
        tabIndex={0}
        sx={{ maxHeight: 280 }}
      >
        <Table stickyHeader aria-label="Departures of line 8">
          <TableHead>
            <TableRow>
              {STOPS.map((stop) => (
                <TableCell key={stop} sx={{ bgcolor: 'background.paper' }}>
                  {stop}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {RUNS.map((start) => (
              <TableRow key={start} hover>
                {STOPS.map((stop, index) => (
                  <TableCell key={stop}>{print(start + index * 9)}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
