import * as React from 'react';
import FilledInput from '@mui/material/FilledInput';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function InputLabelStill() {
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <FormControl variant="filled" size="small" color="secondary" fullWidth>
        <InputLabel htmlFor={`${id}-ship`} shrink disableAnimation>
          Ship
        </InputLabel>
        <FilledInput
          id={`${id}-ship`}
          defaultValue="Barque Erika"
          disableUnderline
        />
      </FormControl>
      <FormControl size="small" color="secondary" fullWidth>
        <InputLabel
          htmlFor={`${id}-port`}
          shrink
          disableAnimation
          sx={{ fontWeight: 500 }}
        >
          Home port
        </InputLabel>
        <OutlinedInput id={`${id}-port`} label="Home port" notched />
      </FormControl>
      <FilledInput
        hiddenLabel
        size="small"
        placeholder="Remark"
        autoComplete="off"
        inputProps={{ 'aria-label': 'Remark' }}
      />
    </Stack>
  );
}
