import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';

const products = ['Desk lamp', 'Office chair', 'Bookshelf', 'Desk', 'Footrest'];

export default function BoxCssGrid() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
      }}
    >
      {products.map((product) => (
        <Paper key={product} variant="outlined" sx={{ p: 2 }}>
          {product}
        </Paper>
      ))}
    </Box>
  );
}
