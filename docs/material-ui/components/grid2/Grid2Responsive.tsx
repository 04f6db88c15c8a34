import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Grid from '@mui/material/Unstable_Grid2';

const figures = [
  { name: 'Visitors', value: '1,204' },
  { name: 'Orders', value: '318' },
  { name: 'Returns', value: '12' },
];

export default function Grid2Responsive() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container spacing={2}>
        {figures.map(({ name, value }) => (
          <Grid key={name} xs={6} sm={4}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              {name}
              <Typography variant="h5" component="p">
                {value}
              </Typography>
            </Paper>
          </Grid>
        ))}
        <Grid xs={12}>
          <Paper variant="outlined" sx={{ p: 2 }}>
            Chart of the week
          </Paper>
        </Grid>
      </Grid>
    </Box>
  );
}
