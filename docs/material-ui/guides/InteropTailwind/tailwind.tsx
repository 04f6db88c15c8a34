import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function InteropTailwind() {
  return (
    <Card variant="outlined" className="rounded-2xl! border-2! border-dashed! p-6!">
      <Typography className="font-bold!">Invoice 1043</Typography>
    </Card>
  );
}
