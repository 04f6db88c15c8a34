import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function TextareaHookForm() {
  const { register, handleSubmit, reset, formState } = useForm({
    defaultValues: { reason: '' },
  });
  const { ref, ...reason } = register('reason', {
    validate: (text) => text.trim().length > 9 || 'Write at least 10 characters.',
  });
  const message = formState.errors.reason?.message;
  const [sent, setSent] = React.useState('');

  return (
    <form
      noValidate
      onSubmit={handleSubmit((values) => {
        setSent(values.reason);
        reset();
      })}
    >
      <FormControl id={React.useId()} error={Boolean(message)}>
        <FormLabel>Reason for the return</FormLabel>
        <Textarea
          {...reason}
          minRows={2}
          error={Boolean(message)}
          slotProps={{ textarea: { ref } }}
        />
        <FormHelperText role="status" sx={{ color: 'text.primary' }}>
          {message ?? (sent && `Sent: ${sent}`)}
        </FormHelperText>
      </FormControl>
      <Button type="submit" sx={{ mt: 1 }}>
        Request return
      </Button>
    </form>
  );
}
