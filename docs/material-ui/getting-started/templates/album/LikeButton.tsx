import IconButton from '@mui/material/IconButton';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import type { Photo } from './data';
import type { AlbumState } from './useAlbum';

interface LikeButtonProps {
  state: AlbumState;
  photo: Photo;
}

export default function LikeButton({ state, photo }: LikeButtonProps) {
  const isLiked = state.isLiked(photo.id);

  return (
    <IconButton
      color="secondary"
      aria-label={`Favourite: ${photo.title}`}
      aria-pressed={isLiked}
      onClick={() => state.toggleLiked(photo.id)}
    >
      {isLiked ? <Star /> : <StarBorder />}
    </IconButton>
  );
}
