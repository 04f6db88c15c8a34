import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const products = [
  { name: 'Office chair', average: 4.3, reviews: 212 },
  { name: 'Desk lamp', average: 3.6, reviews: 58 },
];

export default function RatingReadOnly() {
  return (
    <Stack spacing={2}>
      {products.map(({ name, average, reviews }) => (
        <div key={name}>
          <Typography>{name}</Typography>
          <Stack direction="row" spacing={1} alignItems="center">
            <Rating
              readOnly
              size="small"
              precision={0.1}
              value={average}
              getLabelText={() => `${average} of 5 stars`}
            />
            <Typography variant="body2">
              {average} ({reviews} reviews)
            </Typography>
          </Stack>
        </div>
      ))}
    </Stack>
  );
}
