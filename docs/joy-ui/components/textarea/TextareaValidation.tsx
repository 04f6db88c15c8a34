import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

const LIMIT = 60;

export default function TextareaValidation() {
  const [bio, setBio] = React.useState('Designs chairs in Porto.');
  const left = LIMIT - bio.length;

  return (
    <FormControl id={React.useId()} error={left < 0}>
      <FormLabel>About you</FormLabel>
      <Textarea
        minRows={2}
        value={bio}
        error={left < 0}
        onChange={(event) => setBio(event.target.value)}
      />
      <FormHelperText sx={left < 0 ? { color: 'danger.plainColor' } : {}}>
        {left < 0 ? `${-left} characters too long` : `${left} characters left`}
      </FormHelperText>
    </FormControl>
  );
}
