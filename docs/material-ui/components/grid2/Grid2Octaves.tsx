import Box from '@mui/material/Box';
import Grid from '@mui/material/Unstable_Grid2';

const NOTES = ['c', 'd', 'e', 'f', 'g', 'a', 'b', 'c'];

export default function Grid2Octaves() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid
        container
        columns={{ xs: 4, sm: 8 }}
        columnSpacing={{ xs: 1, sm: 2 }}
        rowSpacing={1}
      >
        {NOTES.map((note, index) => (
          <Grid key={index} xs={1}>
            <Box
              sx={{
                py: 2,
                textAlign: 'center',
                border: '1px solid',
                borderColor: 'divider',
              }}
            >
              {note}
            </Box>
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
