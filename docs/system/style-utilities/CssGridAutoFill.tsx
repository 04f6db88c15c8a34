import { Box } from '@mui/system';

const products = ['Lamp', 'Desk', 'Chair', 'Shelf', 'Rug'];

export default function CssGridAutoFill() {
  return (
    <Box
      component="ul"
      aria-label="Products"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(140px, 100%), 1fr))',
        gap: 2,
        m: 0,
        p: 0,
        '& li': { p: 3, border: '1px solid', listStyle: 'none' },
      }}
    >
      {products.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Box>
  );
}
