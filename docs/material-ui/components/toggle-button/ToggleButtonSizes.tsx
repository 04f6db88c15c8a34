import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const SIZES = ['small', 'medium', 'large'] as const;

export default function ToggleButtonSizes() {
  const [paper, setPaper] = React.useState('A4');

  return (
    <Stack spacing={2}>
      {SIZES.map((size) => (
        <Box key={size}>
          <Typography variant="body2" color="text.secondary" gutterBottom>
            {size}
          </Typography>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size={size}
            aria-label={`Paper, ${size} buttons`}
            value={paper}
            onChange={(_event, next: string | null) => setPaper(next ?? paper)}
          >
            <ToggleButton value="A5">A5</ToggleButton>
            <ToggleButton value="A4">A4</ToggleButton>
            <ToggleButton value="A3">A3</ToggleButton>
          </ToggleButtonGroup>
        </Box>
      ))}
    </Stack>
  );
}
