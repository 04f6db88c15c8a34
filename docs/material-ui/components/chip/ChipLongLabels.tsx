import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const TITLE = 'Inventory of bridges and fords along the upper river, second part';

export default function ChipLongLabels() {
  return (
    <Stack spacing={1} alignItems="flex-start" sx={{ maxWidth: 260 }}>
      <Typography color="text.secondary">Cut off</Typography>
      <Chip label={TITLE} title={TITLE} />
      <Typography color="text.secondary">In full</Typography>
      <Chip
        label={TITLE}
        sx={{
          height: 'auto',
          minHeight: 32,
          '& .MuiChip-label': { whiteSpace: 'normal', py: 0.75 },
        }}
      />
    </Stack>
  );
}
