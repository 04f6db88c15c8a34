import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const RIDES = [
  { line: 'Bus 4', from: 0, length: 3 },
  { line: 'Night bus', from: 6, length: 6 },
  { line: 'Ferry', from: 2, length: 5 },
];

export default function Grid2Offsets() {
  return (
    <Grid container rowSpacing={1}>
      {RIDES.map(({ line, from, length }) => (
        <Grid key={line} container xs={12}>
          <Grid xs={length} xsOffset={from}>
            <Box
              sx={{
                p: 1,
                typography: 'body2',
                bgcolor: 'primary.main',
                color: 'primary.contrastText',
              }}
            >
              {line}
            </Box>
          </Grid>
        </Grid>
      ))}
    </Grid>
  );
}
