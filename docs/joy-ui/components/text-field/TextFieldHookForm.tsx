import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import { TextField } from './TextField';

export default function TextFieldHookForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: '', seats: '3' },
  });
  const { name, seats } = formState.errors;
  const [saved, setSaved] = React.useState('');

  return (
    <form
      noValidate
      onSubmit={handleSubmit((team) => setSaved(`Created: ${team.name}.`))}
    >
      <TextField
        {...register('name', { required: 'Enter a name.' })}
        label="Workspace"
        error={Boolean(name)}
        helperText={name?.message}
      />
      <TextField
        {...register('seats', { pattern: /^\d+$/ })}
        label="Seats"
        error={Boolean(seats)}
        helperText={seats ? 'Enter a number.' : saved}
        sx={{ my: 1 }}
      />
      <Button type="submit">Create workspace</Button>
    </form>
  );
}
