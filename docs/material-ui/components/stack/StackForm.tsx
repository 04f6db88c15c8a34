import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function StackForm() {
  const id = React.useId();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
  });
  const { ref, ...field } = register('email', { required: 'Enter your email' });
  const error = formState.errors.email?.message;

  return (
    <Stack
      component="form"
      noValidate
      spacing={3}
      onSubmit={handleSubmit(() => {})}
      sx={{ maxWidth: 420 }}
    >
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        <TextField id={`${id}-name`} label="Name" fullWidth />
        <TextField
          id={`${id}-email`}
          label="Email"
          type="email"
          fullWidth
          error={Boolean(error)}
          helperText={error}
          {...field}
          inputRef={ref}
        />
      </Stack>
      <Button type="submit" variant="contained" sx={{ alignSelf: 'flex-start' }}>
        Invite
      </Button>
    </Stack>
  );
}
