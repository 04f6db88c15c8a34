import * as React from 'react';
import { Box } from '@mui/system';

const stations = ['Harbour', 'Market', 'Observatory'];

export default function SxSelectors() {
  const [station, setStation] = React.useState('Market');

  return (
    <Box
      role="group"
      aria-label="Station"
      sx={{
        maxWidth: 280,
        mx: 'auto',
        '& > button + button': { borderTop: '1px solid gray' },
      }}
    >
      {stations.map((name) => (
        <Box
          key={name}
          component="button"
          type="button"
          aria-pressed={name === station}
          onClick={() => setStation(name)}
          sx={{
            display: 'block',
            width: 1,
            p: 1.5,
            border: 0,
            font: 'inherit',
            textAlign: 'start',
            color: 'inherit',
            bgcolor: 'transparent',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'light-dark(#eef1f6, #2a303a)' },
            '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
            '&[aria-pressed="true"]': {
              fontWeight: 700,
              '&::after': { content: '" ✓" / ""' },
            },
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
  );
}
