import * as React from 'react';
import { Box, useTheme } from '@mui/system';

const factors = [0.5, 1, 2, 4];

export default function SxSpacing() {
  const name = React.useId();
  const theme = useTheme();
  const [factor, setFactor] = React.useState(2);

  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'center' }}>
      <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
        <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
          Value of p
        </Box>
        {factors.map((value) => (
          <Box component="label" key={value} sx={{ marginInlineEnd: 2 }}>
            <input
              type="radio"
              name={name}
              checked={value === factor}
              onChange={() => setFactor(value)}
            />{' '}
            {value}
          </Box>
        ))}
      </Box>
      <Box sx={{ p: factor, bgcolor: 'light-dark(#cfe3ff, #1d3a63)' }}>
        <Box sx={{ px: 2, bgcolor: 'light-dark(#fff, #0d1520)' }}>content</Box>
      </Box>
      <Box aria-live="polite">
        p: {factor} is a padding of {theme.spacing(factor)}
      </Box>
    </Box>
  );
}
