import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const servers = [
  { name: 'api', load: [20, 35, 30, 62, 71] },
  { name: 'web', load: [55, 50, 41, 38, 33] },
  { name: 'jobs', load: [12, 14, 11, 13, 12] },
];

const look = { width: 90, height: 30, colors: ['#2e7fd1'] };

export default function SparklineTable() {
  return (
    <Table size="small" aria-label="Load of the servers" sx={{ maxWidth: 420 }}>
      <TableHead>
        <TableRow>
          <TableCell>Server</TableCell>
          <TableCell>Trend</TableCell>
          <TableCell align="right">Load</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {servers.map(({ name, load }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell>
              <div
                dir="ltr"
                role="img"
                aria-label={`Load of ${name}: ${load.join(', ')}`}
              >
                <SparkLineChart data={load} {...look} />
              </div>
            </TableCell>
            <TableCell align="right">{load.at(-1)} %</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
