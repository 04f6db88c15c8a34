import Box from '@mui/joy/Box';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl', 'xl2', 'xl3', 'xl4'];

export default function ThemeTypographyScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 2 }}>
      {sizes.map((size) => (
        <Box key={size} component="span" sx={{ fontSize: size }}>
          {size}
        </Box>
      ))}
    </Box>
  );
}
