import Box from '@mui/material/Box';
import LabelIcon from '@mui/icons-material/Label';

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
      component="ul"
      sx={{ columns: '136px', m: 0, p: 0, inlineSize: '100%', listStyle: 'none' }}
    >
      {COLORS.map((color) => (
        <Box key={color} component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
          <LabelIcon color={color} />
          {color}
        </Box>
      ))}
      <Box component="li" sx={{ display: 'flex', gap: 1, py: 0.5 }}>
        <LabelIcon htmlColor="#2f80c2" />
        #2f80c2
      </Box>
    </Box>
  );
}
