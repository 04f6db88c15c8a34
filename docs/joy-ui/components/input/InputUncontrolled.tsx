import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputUncontrolled() {
  const [saved, setSaved] = React.useState('');

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSaved(String(new FormData(event.currentTarget).get('city')));
      }}
    >
      <Stack spacing={1.5} alignItems="flex-start">
        <FormControl id={React.useId()} required>
          <FormLabel>City</FormLabel>
          <Input name="city" defaultValue="Lisbon" autoComplete="address-level2" />
        </FormControl>
        <Button type="submit">Save</Button>
        <Typography role="status" level="body-sm">
          {saved && `Saved: ${saved}`}
        </Typography>
      </Stack>
    </form>
  );
}
