import Rating from '@mui/material/Rating';
import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';

export default function RatingHearts() {
  return (
    <div role="group" aria-label="How much do you like this song?">
      <Rating
        defaultValue={2}
        icon={<Favorite fontSize="inherit" />}
        emptyIcon={<FavoriteBorder fontSize="inherit" />}
        getLabelText={(value) => (value === 1 ? '1 heart' : `${value} hearts`)}
        sx={{
          '& .MuiRating-iconFilled': { color: 'error.main' },
          '& .MuiRating-iconHover': { color: 'error.dark' },
        }}
      />
    </div>
  );
}
