import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function FormLabelAbove() {
  const id = React.useId();

  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        What should we know before your first appointment?
      </FormLabel>
      <OutlinedInput id={id} multiline minRows={2} />
    </FormControl>
  );
}
