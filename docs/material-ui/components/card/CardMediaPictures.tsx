import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EVENING, NOON } from './cardPictures';

export default function CardMediaPictures() {
  return (
    <Stack direction="row" flexWrap="wrap" useFlexGap spacing={2}>
      <Card sx={{ flex: '1 1 220px' }}>
        <CardMedia
          component="img"
          image={NOON}
          alt="Hills at noon"
          loading="lazy"
          sx={{ aspectRatio: '2 / 1' }}
        />
        <CardContent>
          <Typography variant="body2">A picture that is content</Typography>
        </CardContent>
      </Card>
      <Card sx={{ flex: '1 1 220px' }}>
        <CardMedia
          image={EVENING}
          role="presentation"
          sx={{ display: 'flex', alignItems: 'flex-end', minHeight: 168, height: 1 }}
        >
          <Box sx={{ width: 1, p: 2, color: '#fff', bgcolor: 'rgb(0 0 0 / 0.55)' }}>
            <Typography variant="body2">A picture that text stands on</Typography>
          </Box>
        </CardMedia>
      </Card>
    </Stack>
  );
}
