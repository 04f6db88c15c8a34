import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const PLACES = [
  { name: 'Breakfast', size: 'large', disabled: false },
  { name: 'Rooms', size: 'medium', disabled: false },
  { name: 'Sauna, closed during your stay', size: 'medium', disabled: true },
] as const;

export default function RatingSizes() {
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {PLACES.map(({ name, size, disabled }) => (
        <Box key={name} component="fieldset" sx={{ m: 0, p: 0, border: 0 }}>
          <Typography component="legend" variant="body2">
            {name}
          </Typography>
          <Rating
            size={size}
            disabled={disabled}
            defaultValue={disabled ? undefined : 3}
          />
        </Box>
      ))}
    </Box>
  );
}
