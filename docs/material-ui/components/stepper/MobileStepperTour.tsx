import * as React from 'react';
import Button from '@mui/material/Button';
import MobileStepper, { type MobileStepperProps } from '@mui/material/MobileStepper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Variant = NonNullable<MobileStepperProps['variant']>;

const PLACES = ['The gate', 'The orchard', 'The press', 'The cellar'];

export default function MobileStepperTour() {
  const [place, setPlace] = React.useState(1);
  const [variant, setVariant] = React.useState<Variant>('dots');

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Kind of progress"
        value={variant}
        onChange={(_event, next: Variant | null) => setVariant(next ?? variant)}
      >
        <ToggleButton value="dots">dots</ToggleButton>
        <ToggleButton value="text">text</ToggleButton>
        <ToggleButton value="progress">progress</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status">
        {PLACES[place]}, stop {place + 1} of {PLACES.length}
      </Typography>
      <MobileStepper
        variant={variant}
        position="static"
        steps={PLACES.length}
        activeStep={place}
        LinearProgressProps={{ 'aria-label': 'Tour' }}
        backButton={
          <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button
            disabled={place === PLACES.length - 1}
            onClick={() => setPlace(place + 1)}
          >
            Next
          </Button>
        }
      />
    </Stack>
  );
}
