import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SHELVES = ['Honey', 'Beeswax', 'Propolis'];

export default function MediaQueryCssInstead() {
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} useFlexGap>
      {SHELVES.map((shelf) => (
        <Box
          key={shelf}
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, flex: 1, p: 2 }}
        >
          <Typography>{shelf}</Typography>
          <Typography
            variant="body2"
            color="text.secondary"
            sx={{ display: { xs: 'none', sm: 'block' } }}
          >
            From the hives at the orchard
          </Typography>
        </Box>
      ))}
    </Stack>
  );
}
