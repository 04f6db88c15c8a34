import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';

export default function CustomizeDynamic() {
  const [used, setUsed] = React.useState(40);

  return (
    <Box sx={{ maxWidth: 240 }}>
      <Box
        sx={{
          height: 12,
          width: 'var(--used)',
          bgcolor: used > 80 ? 'error.main' : 'primary.main',
        }}
        style={{ '--used': `${used}%` } as React.CSSProperties}
      />
      <Slider
        aria-label="Storage in use, percent"
        value={used}
        onChange={(_event, value) => setUsed(value as number)}
      />
    </Box>
  );
}
