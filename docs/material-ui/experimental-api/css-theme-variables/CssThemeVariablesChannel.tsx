import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function CssThemeVariablesChannel() {
  const [opacity, setOpacity] = React.useState(20);
  return (
    <Box sx={{ maxWidth: 320 }}>
      <Slider
        aria-label="Opacity in percent"
        max={30}
        value={opacity}
        onChange={(_event, value) => setOpacity(value as number)}
      />
      <Box
        style={{ '--opacity': opacity / 100 } as React.CSSProperties}
        sx={{
          p: 2,
          color: 'text.primary',
          bgcolor: 'rgba(var(--mui-palette-primary-mainChannel) / var(--opacity))',
        }}
      >
        Selected order at {opacity} %
      </Box>
    </Box>
  );
}
