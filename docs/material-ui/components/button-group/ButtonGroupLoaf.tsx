import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const SIZES = ['small', 'medium', 'large'] as const;

export default function ButtonGroupLoaf() {
  const [slices, setSlices] = React.useState(16);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Typography role="status">{slices} slices left</Typography>
      {SIZES.map((size) => (
        <ButtonGroup key={size} size={size} aria-label={`Bread, ${size} buttons`}>
          <Button onClick={() => setSlices(Math.max(slices - 1, 0))}>Cut one</Button>
          <Button onClick={() => setSlices(Math.max(slices - 4, 0))}>
            Cut four
          </Button>
          <Button onClick={() => setSlices(16)}>New loaf</Button>
        </ButtonGroup>
      ))}
    </Stack>
  );
}
