import * as React from 'react';
import Box from '@mui/joy/Box';
import Typography from '@mui/joy/Typography';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'];
const shades = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900];

export default function ThemeColorsPalette() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto repeat(10, minmax(0, 1fr))',
        alignItems: 'center',
        gap: 0.5,
      }}
    >
      <span />
      {shades.map((shade) => (
        <Typography key={shade} level="body-xs" textAlign="center">
          {shade}
        </Typography>
      ))}
      {colors.map((color) => (
        <React.Fragment key={color}>
          <Typography level="body-xs">{color}</Typography>
          {shades.map((shade) => (
            <Box
              key={shade}
              sx={{ height: 28, borderRadius: 'xs', bgcolor: `${color}.${shade}` }}
            />
          ))}
        </React.Fragment>
      ))}
    </Box>
  );
}
