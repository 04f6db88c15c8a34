import * as React from 'react';
import FormLabel from '@mui/material/FormLabel';
import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TextareaAutosizeBasic() {
  const id = React.useId();

  return (
    <div>
      <FormLabel htmlFor={id}>Comment</FormLabel>
      <TextareaAutosize
        id={id}
        minRows={3}
        placeholder="Write a comment"
        style={{
          font: 'inherit',
          padding: 8,
          boxSizing: 'border-box',
          width: '100%',
        }}
      />
    </div>
  );
}
