import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const HERBS = ['Dill', 'Tarragon', 'Chives', 'Lovage', 'Marjoram', 'Savory', 'Mint'];

export default function StackWrap() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 280 }}>
      <Typography variant="body2">Margins</Typography>
      <Stack direction="row" spacing={1} flexWrap="wrap">
        {HERBS.map((herb) => (
          <Chip key={herb} label={herb} />
        ))}
      </Stack>
      <Typography variant="body2">Flex gap</Typography>
      <Stack direction="row" spacing={1} flexWrap="wrap" useFlexGap>
        {HERBS.map((herb) => (
          <Chip key={herb} label={herb} />
        ))}
      </Stack>
    </Stack>
  );
}
