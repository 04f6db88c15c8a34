import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardMedia from '@mui/material/CardMedia';
import { sunset } from './cardPictures';

export default function CardImageOverlay() {
  return (
    <Card sx={{ maxWidth: 340 }}>
      <CardMedia
        image={sunset}
        role="presentation"
        sx={{ display: 'flex', alignItems: 'flex-end', height: 180 }}
      >
        <Box sx={{ width: 1, p: 2, color: '#fff', bgcolor: 'rgb(0 0 0 / 0.55)' }}>
          Evening tour, daily at 18:00
        </Box>
      </CardMedia>
    </Card>
  );
}
