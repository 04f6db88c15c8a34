import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function TypographyAlign() {
  return (
    <Stack spacing={2}>
      <Typography align="center" component="p" variant="h6">
        The glassmaker’s song
      </Typography>
      <Typography align="justify" lang="en" sx={{ hyphens: 'auto' }}>
        Sand and ash and seven fires, and a breath that never tires. What the bellows
        will not bring, that the glassmaker must sing.
      </Typography>
      <Typography align="right" color="text.secondary">
        Heard in the forest, 1890
      </Typography>
    </Stack>
  );
}
