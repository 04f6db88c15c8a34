import { Box, Unstable_Grid as Grid } from '@mui/system';

const photos = ['Office', 'Warehouse', 'Shop', 'Team', 'Fair', 'Archive'];

export default function GridNoWrap() {
  return (
    <Box
      role="region"
      aria-label="Albums"
      tabIndex={0}
      sx={{ maxWidth: 360, overflowX: 'auto' }}
    >
      <Grid container wrap="nowrap" columns={3}>
        {photos.map((photo) => (
          <Grid key={photo} xs={1} sx={{ flexShrink: 0 }}>
            <Box sx={{ m: 0.5, py: 3, border: 1, textAlign: 'center' }}>{photo}</Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
