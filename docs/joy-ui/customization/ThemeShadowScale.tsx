import Box from '@mui/joy/Box';

const shadows = ['xs', 'sm', 'md', 'lg', 'xl'];

export default function ThemeShadowScale() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, p: 2 }}>
      {shadows.map((shadow) => (
        <Box
          key={shadow}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 72,
            height: 72,
            borderRadius: 'md',
            bgcolor: 'background.surface',
            boxShadow: shadow,
          }}
        >
          {shadow}
        </Box>
      ))}
    </Box>
  );
}
