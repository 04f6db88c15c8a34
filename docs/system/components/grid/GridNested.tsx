import { Box, Unstable_Grid as Grid } from '@mui/system';

const details = { Type: 'PDF', Size: '2.4 MB', Owner: 'Mia', Changed: 'Today' };

export default function GridNested() {
  return (
    <Grid container spacing={3}>
      <Grid xs={12} sm={5}>
        <Box sx={{ p: 4, bgcolor: 'light-dark(#efe7f7, #32283d)' }}>Preview</Box>
      </Grid>
      <Grid container xs={12} sm={7} spacing={1}>
        {Object.entries(details).map(([name, value]) => (
          <Grid key={name} xs={6}>
            <strong>{name}</strong> {value}
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
