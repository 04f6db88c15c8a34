import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';

const plans = [
  { id: 'free', label: 'Free', value: 620, color: '#1f6fc4' },
  { id: 'team', label: 'Team', value: 280, color: '#b5511a' },
  { id: 'company', label: 'Company', value: 100, color: '#2f7d4f' },
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
    <div
      dir="ltr"
      role="img"
      aria-label="Users by plan: free 620, team 280, company 100"
    >
      <PieChart
        height={200}
        margin={{ right: 150 }}
        skipAnimation
        tooltip={{ trigger: 'item', slots: { itemContent: ShareTooltip } }}
        series={[{ data: plans, arcLabel: 'label', arcLabelMinAngle: 40 }]}
        sx={{ '& .MuiPieArcLabel-root': { fill: '#fff' } }}
      />
    </div>
  );
}
