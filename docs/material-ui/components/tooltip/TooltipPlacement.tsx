import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Tooltip, { type TooltipProps } from '@mui/material/Tooltip';

type Placement = NonNullable<TooltipProps['placement']>;

const SIDES = ['top', 'right', 'bottom', 'left'] as const;
const PLACEMENTS = SIDES.flatMap((side): Placement[] => [
  `${side}-start`,
  side,
  `${side}-end`,
]);

export default function TooltipPlacement() {
  const id = React.useId();
  const [placement, setPlacement] = React.useState<Placement>('right-start');

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={4}
      alignItems="center"
      sx={{ py: 4 }}
    >
      <FormControl variant="standard">
        <InputLabel htmlFor={id}>Placement</InputLabel>
        <NativeSelect
          id={id}
          value={placement}
          onChange={({ target }) => setPlacement(target.value as Placement)}
        >
          {PLACEMENTS.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </NativeSelect>
      </FormControl>
      <Tooltip describeChild arrow title="Two berths are free" placement={placement}>
        <Button variant="outlined" sx={{ height: 88 }}>
          Pier 6
        </Button>
      </Tooltip>
    </Stack>
  );
}
