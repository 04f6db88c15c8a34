import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Opacity from '@mui/icons-material/Opacity';

const COLORS = [
  'inherit',
  'action',
  'disabled',
  'primary',
  'secondary',
  'success',
  'info',
  'warning',
  'error',
] as const;

export default function IconsColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
        gap: 2,
        inlineSize: '100%',
      }}
    >
      {COLORS.map((color) => (
        <Box key={color} sx={{ textAlign: 'center' }}>
          <Opacity color={color} />
          <Typography variant="body2">{color}</Typography>
        </Box>
      ))}
    </Box>
  );
}
