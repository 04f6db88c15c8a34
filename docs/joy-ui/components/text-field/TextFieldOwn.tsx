import * as React from 'react';
import Stack from '@mui/joy/Stack';
import { TextField } from './TextField';

export default function TextFieldOwn() {
  const [slug, setSlug] = React.useState('Summer sale');
  const invalid = !/^[a-z0-9-]*$/.test(slug);

  return (
    <Stack spacing={1.5}>
      <TextField label="Page title" name="title" required />
      <TextField
        label="Address"
        startDecorator="shop.example/"
        value={slug}
        onChange={(event) => setSlug(event.target.value)}
        error={invalid}
        helperText={
          invalid
            ? 'Use small letters, digits and hyphens.'
            : 'Can be changed later.'
        }
      />
    </Stack>
  );
}
