import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Unstable_Grid2';

const filters = ['Open', 'Paid', 'Overdue', 'Draft', 'Cancelled', 'Archived'];

export default function Grid2Spacing() {
  return (
    <Box sx={{ p: 2 }}>
      <Grid container rowSpacing={1} columnSpacing={{ xs: 1, sm: 4 }}>
        {filters.map((filter) => (
          <Grid key={filter} xs={4}>
            <Chip label={filter} sx={{ width: 1 }} />
          </Grid>
        ))}
      </Grid>
    </Box>
  );
}
