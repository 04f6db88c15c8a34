import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CardOutlined() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={3}>
      <Card sx={{ flex: '1 1 140px' }}>
        <CardContent>
          <Typography>Shadow</Typography>
        </CardContent>
      </Card>
      <Card variant="outlined" sx={{ flex: '1 1 140px' }}>
        <CardContent>
          <Typography>Outlined</Typography>
        </CardContent>
      </Card>
      <Card raised sx={{ flex: '1 1 140px' }}>
        <CardContent>
          <Typography>Raised</Typography>
        </CardContent>
      </Card>
    </Stack>
  );
}
