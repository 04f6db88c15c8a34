import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ButtonFullWidth() {
  const [sentTo, setSentTo] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={1.5}
      sx={{ maxWidth: 320, mx: 'auto' }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        setSentTo(String(new FormData(event.currentTarget).get('email')));
      }}
    >
      <FormControl>
        <FormLabel>Work email</FormLabel>
        <Input name="email" type="email" required autoComplete="off" />
      </FormControl>
      <Button type="submit" fullWidth>
        Send me a sign-in link
      </Button>
      <Typography level="body-sm" role="status">
        {sentTo
          ? `A link is on its way to ${sentTo}.`
          : 'The link is valid for 15 minutes.'}
      </Typography>
    </Stack>
  );
}
