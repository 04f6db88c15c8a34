import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import './invoice.css';

export default function InteropTailwind() {
  return (
    <Card variant="outlined" className="invoice">
      <Typography className="number">Invoice 1043</Typography>
    </Card>
  );
}
