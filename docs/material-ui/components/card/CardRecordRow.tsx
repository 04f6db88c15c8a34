import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { EVENING } from './cardPictures';

export default function CardRecordRow() {
  return (
    <Card sx={{ display: 'flex', maxWidth: 440 }}>
      <CardMedia
        component="img"
        image={EVENING}
        alt="Cover: a valley after sunset"
        sx={{ width: 'min(35%, 132px)', flexShrink: 0 }}
      />
      <CardContent sx={{ flex: 1, minWidth: 0 }}>
        <Typography component="p" variant="subtitle1" noWrap>
          Songs for the last bus
        </Typography>
        <Typography variant="body2" color="text.secondary" gutterBottom>
          Side B, track 2 of 5
        </Typography>
        <LinearProgress
          variant="determinate"
          value={38}
          aria-label="Played of this track"
        />
      </CardContent>
    </Card>
  );
}
