import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { lake } from './cardPictures';

export default function CardMediaImage() {
  return (
    <Card sx={{ maxWidth: 340 }}>
      <CardMedia
        component="img"
        image={lake}
        alt="Hills around the lake"
        loading="lazy"
        sx={{ aspectRatio: '16 / 9' }}
      />
      <CardContent>
        <Typography>Lake house, 4 guests</Typography>
      </CardContent>
    </Card>
  );
}
