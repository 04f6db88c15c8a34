import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'];
const shades = ['light', 'main', 'dark'];

export default function PaletteDefault() {
  return (
    <Stack spacing={1}>
      {colors.map((color) => (
        <Stack key={color} direction="row" spacing={1} alignItems="center">
          <Typography variant="body2" sx={{ width: 88 }}>
            {color}
          </Typography>
          {shades.map((shade) => (
            <Box
              key={shade}
              title={`${color}.${shade}`}
              sx={{ width: 48, height: 32, bgcolor: `${color}.${shade}` }}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
