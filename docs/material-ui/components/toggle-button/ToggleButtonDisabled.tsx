import * as React from 'react';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonDisabled() {
  const helperId = React.useId();
  const [size, setSize] = React.useState('M');

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        aria-label="Size"
        aria-describedby={helperId}
        value={size}
        onChange={(_event, next: string | null) => setSize(next ?? size)}
      >
        <ToggleButton value="S">S</ToggleButton>
        <ToggleButton value="M">M</ToggleButton>
        <ToggleButton value="L" disabled>
          L
        </ToggleButton>
      </ToggleButtonGroup>
      <FormHelperText id={helperId}>L is sold out</FormHelperText>
    </div>
  );
}
