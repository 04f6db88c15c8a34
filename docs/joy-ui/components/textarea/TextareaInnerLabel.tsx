import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaInnerLabel() {
  return (
    <FormControl id={React.useId()} required>
      <Textarea
        minRows={3}
        startDecorator={<FormLabel>What happened?</FormLabel>}
        sx={{
          '--Textarea-gap': '0px',
          '--Textarea-paddingBlock': '10px',
          '--FormLabel-margin': '0px 2px',
        }}
      />
    </FormControl>
  );
}
