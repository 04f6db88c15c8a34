import { useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldHookForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { subject: '' },
  });
  const { ref, ...field } = register('subject', { required: 'Enter a subject' });
  const error = formState.errors.subject;

  return (
    <Stack component="form" noValidate spacing={1} onSubmit={handleSubmit(() => {})}>
      <TextField
        {...field}
        inputRef={ref}
        label="Subject"
        error={Boolean(error)}
        helperText={error?.message ?? ' '}
      />
      <Button type="submit">Send</Button>
    </Stack>
  );
}
