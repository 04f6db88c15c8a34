import Rating from '@mui/material/Rating';

export default function RatingTenStars() {
  return (
    <div role="group" aria-label="Film">
      <Rating max={10} defaultValue={7} getLabelText={(value) => `${value} of 10`} />
    </div>
  );
}
