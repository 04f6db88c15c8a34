import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const plans = [
  { id: 'free', label: 'Free', value: 620, color: '#2e7fd1' },
  { id: 'team', label: 'Team', value: 280, color: '#c2571a' },
  { id: 'company', label: 'Company', value: 100, color: '#3d8b5f' },
];

function ShareTooltip({ itemData }: ChartsItemContentProps) {
  const plan = plans[itemData.dataIndex ?? 0];
  return (
    <Paper elevation={4} sx={{ mx: 2, px: 1 }}>
      <Table size="small">
        <TableBody>
          <TableRow>
            <TableCell component="th">{plan?.label}</TableCell>
            <TableCell>{plan?.value} users</TableCell>
            <TableCell>{(plan?.value ?? 0) / 10} %</TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </Paper>
  );
}

export default function TooltipCustomItem() {
  return (
    <div dir="ltr" role="img" aria-label="Users by plan: free 62 %, team 28 %">
      <PieChart
        height={200}
        margin={{ right: 150 }}
        skipAnimation
        tooltip={{ trigger: 'item', slots: { itemContent: ShareTooltip } }}
        series={[{ data: plans }]}
      />
    </div>
  );
}
