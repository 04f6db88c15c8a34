import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';
import Paper from '@mui/material/Paper';

const PARTS = [
  { name: 'Headline', size: { xs: 12 } },
  { name: 'Story', size: { xs: 12, sm: 8 } },
  { name: 'Map', size: { xs: 6, sm: 4 } },
  { name: 'Letters', size: { xs: 6, sm: 12 } },
];

export default function Grid2Article() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={2}>
        {PARTS.map(({ name, size }) => (
          <Grid key={name} {...size}>
            <Paper variant="outlined" sx={{ p: 2, minHeight: 56 }}>
              {name}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
