import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

const GRAMS = 340;

type Unit = 'grams' | 'ounces';

export default function ToggleButtonScale() {
  const [unit, setUnit] = React.useState<Unit>('grams');

  const chooseUnit = (_event: React.MouseEvent, next: Unit | null) => {
    // A press on the chosen unit says null. A scale always has a unit, so keep it.
    if (next !== null) {
      setUnit(next);
    }
  };

  return (
    <Stack
      direction="row"
      flexWrap="wrap"
      useFlexGap
      spacing={2}
      alignItems="center"
    >
      <ToggleButtonGroup
        exclusive
        aria-label="Unit of the scale"
        value={unit}
        onChange={chooseUnit}
      >
        <ToggleButton value="grams">Grams</ToggleButton>
        <ToggleButton value="ounces">Ounces</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        Flour: {unit === 'grams' ? `${GRAMS} g` : `${(GRAMS / 28.35).toFixed(1)} oz`}
      </Typography>
    </Stack>
  );
}
