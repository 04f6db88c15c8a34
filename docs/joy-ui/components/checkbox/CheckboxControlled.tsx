import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function CheckboxControlled() {
  const [agreed, setAgreed] = React.useState(false);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Checkbox
        label="I have read the terms"
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {agreed && <Button>Create account</Button>}
    </Stack>
  );
}
