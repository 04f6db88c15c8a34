import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FaqElementRef() {
  const inputRef = React.useRef<HTMLInputElement>(null);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <TextField
        label="Invoice number"
        defaultValue="2024-017"
        inputRef={inputRef}
        autoComplete="off"
      />
      <Button onClick={() => inputRef.current?.select()}>Select the number</Button>
    </Stack>
  );
}
