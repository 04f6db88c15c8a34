import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSizes() {
  return (
    <Stack spacing={1} alignItems="flex-start">
      {sizes.map((size) => (
        <Rating key={size} readOnly size={size} value={4} />
      ))}
      <div role="group" aria-label="Delivery, not delivered yet">
        <Rating disabled value={null} sx={{ fontSize: 40 }} />
      </div>
    </Stack>
  );
}
