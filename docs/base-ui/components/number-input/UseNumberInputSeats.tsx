import * as React from 'react';
import {
  unstable_useNumberInput as useNumberInput,
  type UseNumberInputParameters,
} from '@mui/base/unstable_useNumberInput';
import { Box } from '@mui/system';

interface StepperFieldProps extends UseNumberInputParameters {
  label: string;
}

function StepperField({ label, ...parameters }: StepperFieldProps) {
  const id = React.useId();
  const number = useNumberInput({ ...parameters, inputId: id });
  const less = number.getDecrementButtonProps({ 'aria-label': `Fewer: ${label}` });
  const more = number.getIncrementButtonProps({ 'aria-label': `More: ${label}` });

  return (
    <Box {...number.getRootProps()} sx={{ display: 'flex', alignItems: 'center' }}>
      <Box component="label" htmlFor={id} sx={{ flex: 1 }}>
        {label}
      </Box>
      <button {...less} type="button">
        −
      </button>
      <input {...number.getInputProps({ role: 'spinbutton', size: 3 })} />
      <button {...more} type="button">
        +
      </button>
    </Box>
  );
}

export default function UseNumberInputSeats() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: '12px',
        '& input, & button': { font: 'inherit', padding: '4px 12px' },
        '& input': { textAlign: 'center', marginInline: '4px' },
      }}
    >
      <StepperField label="Editors" min={1} max={20} defaultValue={3} />
      <StepperField label="Viewers" min={1} step={5} defaultValue={25} />
    </Box>
  );
}
