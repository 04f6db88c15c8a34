import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function TextFieldLabelAbove() {
  const id = React.useId();

  return (
    <FormControl fullWidth required>
      <FormLabel htmlFor={id} sx={{ mb: 0.5, color: 'text.primary' }}>
        Which documents should the notary see before the appointment?
      </FormLabel>
      <OutlinedInput
        id={id}
        size="small"
        aria-describedby={`${id}-hint`}
        placeholder="Deed of purchase, marriage contract"
      />
      <FormHelperText id={`${id}-hint`}>Names are enough</FormHelperText>
    </FormControl>
  );
}
