import * as React from 'react';
import Alert, { type AlertProps } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const VARIANTS: NonNullable<AlertProps['variant']>[] = [
  'standard',
  'outlined',
  'filled',
];

export default function AlertVariants() {
  const [variant, setVariant] = React.useState<AlertProps['variant']>('standard');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Variant"
        value={variant}
        onChange={(_event, next: AlertProps['variant'] | null) =>
          setVariant(next ?? variant)
        }
      >
        {VARIANTS.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Alert severity="error" variant={variant} role="note">
        Platform 4 is closed. Trains to the coast leave from platform 7.
      </Alert>
    </Stack>
  );
}
