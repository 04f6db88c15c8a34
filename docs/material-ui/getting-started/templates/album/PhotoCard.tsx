import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { formatMonth, type Photo } from './data';
import LikeButton from './LikeButton';
import type { AlbumState } from './useAlbum';

interface PhotoCardProps {
  state: AlbumState;
  photo: Photo;
}

export default function PhotoCard({ state, photo }: PhotoCardProps) {
  return (
    <Card component="li" variant="outlined">
      <CardActionArea
        aria-haspopup="dialog"
        data-photo={photo.id}
        onClick={() => state.show(photo.id)}
      >
        <CardMedia
          component="img"
          src={photo.src}
          alt={`Show larger: ${photo.alt}`}
          sx={{ aspectRatio: '3 / 2' }}
        />
      </CardActionArea>
      <CardActions sx={{ pl: 2, justifyContent: 'space-between' }}>
        <Stack sx={{ minWidth: 0 }}>
          <Typography component="h2" variant="subtitle1" sx={{ lineHeight: 1.3 }}>
            {photo.title}
          </Typography>
          <Typography variant="body2" color="text.secondary">
            {photo.by}, {formatMonth(photo.date)}
          </Typography>
        </Stack>
        <LikeButton state={state} photo={photo} />
      </CardActions>
    </Card>
  );
}
