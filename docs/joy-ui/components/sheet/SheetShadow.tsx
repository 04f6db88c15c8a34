import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

export default function SheetShadow() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        p: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(80px, 1fr))',
      }}
    >
      {['xs', 'sm', 'md', 'lg', 'xl'].map((size) => (
        <Sheet key={size} sx={{ p: 2, borderRadius: 'md', boxShadow: size }}>
          {size}
        </Sheet>
      ))}
    </Box>
  );
}
