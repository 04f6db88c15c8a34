import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const SHELVES = ['Novels', 'Travel', 'Stars', 'Cookery', 'Poems', 'Maps'];

export default function BoxColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: {
          xs: '1fr',
          sm: 'repeat(2, 1fr)',
          md: 'repeat(3, 1fr)',
        },
        p: 2,
      }}
    >
      {SHELVES.map((shelf) => (
        <Box
          key={shelf}
          sx={{ p: 2, border: '1px solid', borderColor: 'divider', borderRadius: 1 }}
        >
          <Typography>{shelf}</Typography>
        </Box>
      ))}
    </Box>
  );
}
