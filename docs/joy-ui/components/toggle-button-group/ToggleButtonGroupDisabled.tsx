import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleButtonGroupDisabled() {
  const [size, setSize] = React.useState<string | null>('M');

  return (
    <Stack spacing={1} alignItems="center">
      <ToggleButtonGroup
        spacing={1}
        aria-label="Size of the shirt"
        value={size}
        onChange={(_event, newSize) => setSize(newSize)}
      >
        {['S', 'M', 'L', 'XL'].map((name) => (
          <Button key={name} value={name} disabled={name === 'L'}>
            {name}
          </Button>
        ))}
      </ToggleButtonGroup>
      <Typography level="body-sm">L is sold out.</Typography>
    </Stack>
  );
}
