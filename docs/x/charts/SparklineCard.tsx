import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const users = [820, 870, 860, 930, 990, 1040, 1120];

export default function SparklineCard() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 300 }}>
      <CardContent>
        <Typography component="h3" variant="subtitle2">
          Active users
        </Typography>
        <Typography variant="h4" component="p">
          1,120
        </Typography>
        <Typography variant="body2">Up from 820 seven days ago</Typography>
      </CardContent>
      <div dir="ltr" role="img" aria-label={`Active users: ${users.join(', ')}`}>
        <SparkLineChart
          area
          data={users}
          height={80}
          margin={{ top: 4, bottom: 0, left: 0, right: 0 }}
          colors={['#2e7fd1']}
        />
      </div>
    </Card>
  );
}
