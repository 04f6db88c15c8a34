import * as React from 'react';
import Chip from '@mui/material/Chip';
import Stack, { type StackProps } from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const DIRECTIONS = ['row', 'row-reverse', 'column', 'column-reverse'] as const;

export default function StackDirections() {
  const [direction, setDirection] =
    React.useState<Extract<StackProps['direction'], string>>('row');

  return (
    <Stack spacing={3} alignItems="flex-start">
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Direction of the stack"
        value={direction}
        onChange={(_event, value: typeof direction | null) =>
          value && setDirection(value)
        }
        sx={{ flexWrap: 'wrap' }}
      >
        {DIRECTIONS.map((value) => (
          <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Stack direction={direction} spacing={1} alignItems="flex-start">
        <Chip label="1 Wash" />
        <Chip label="2 Rinse" />
        <Chip label="3 Dry" />
      </Stack>
    </Stack>
  );
}
