import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

export default function InteropTailwind() {
  return (
    <Card
      variant="outlined"
      sx={{ p: '24px', borderRadius: '16px', borderStyle: 'dashed', borderWidth: 2 }}
    >
      <Typography sx={{ fontWeight: 700 }}>Invoice 1043</Typography>
    </Card>
  );
}
