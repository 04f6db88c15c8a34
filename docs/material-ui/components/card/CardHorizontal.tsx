import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { mountains } from './cardPictures';

export default function CardHorizontal() {
  return (
    <Card sx={{ display: 'flex', maxWidth: 440 }}>
      <CardMedia
        component="img"
        image={mountains}
        alt="Mountains at sunrise"
        sx={{ width: 'min(35%, 140px)', flexShrink: 0 }}
      />
      <CardContent sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle1" component="h3" noWrap>
          Three days in the mountains
        </Typography>
        <Typography variant="body2" color="text.secondary">
          With guide and two nights in a hotel, from € 240
        </Typography>
      </CardContent>
    </Card>
  );
}
