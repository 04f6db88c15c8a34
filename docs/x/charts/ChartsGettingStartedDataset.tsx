import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { LineChart } from '@mui/x-charts/LineChart';

const signUps = [
  { month: 'Jan', users: 310, teams: 42 },
  { month: 'Feb', users: 365, teams: 58 },
  { month: 'Mar', users: 452, teams: 71 },
];

export default function ChartsGettingStartedDataset() {
  return (
    <div>
      <div dir="ltr" role="img" aria-label="Sign-ups rise, users above teams">
        <LineChart
          height={240}
          margin={{ top: 80 }}
          dataset={signUps}
          colors={['#2e7fd1', '#c2571a']}
          xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
          series={[
            { dataKey: 'users', label: 'Users' },
            { id: 'teams', dataKey: 'teams', label: 'Teams (dashed)' },
          ]}
          sx={{ '& .MuiLineElement-series-teams': { strokeDasharray: '6 4' } }}
        />
      </div>
      <Table size="small" aria-label="Sign-ups by month">
        <TableHead>
          <TableRow>
            <TableCell>Month</TableCell>
            <TableCell align="right">Users</TableCell>
            <TableCell align="right">Teams</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {signUps.map(({ month, users, teams }) => (
            <TableRow key={month}>
              <TableCell component="th" scope="row">
                {month}
              </TableCell>
              <TableCell align="right">{users}</TableCell>
              <TableCell align="right">{teams}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
