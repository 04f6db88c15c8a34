import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import Masonry from '@mui/lab/Masonry';

const TILES = [70, 40, 90, 55, 65, 35, 80, 50];

export default function MasonrySpacing() {
  const [spacing, setSpacing] = React.useState(1);
  const id = React.useId();

  return (
    <div>
      <Typography id={id}>Joint: {spacing * 8} px</Typography>
      <Slider
        aria-labelledby={id}
        min={0}
        max={3}
        step={0.5}
        marks
        value={spacing}
        onChange={(_, value) => setSpacing(value as number)}
        sx={{ maxWidth: 280, mb: 2 }}
      />
      <Masonry columns={4} spacing={spacing} sx={{ width: 'auto' }}>
        {TILES.map((height) => (
          <Box key={height} sx={{ height, bgcolor: 'primary.main' }} />
        ))}
      </Masonry>
    </div>
  );
}
