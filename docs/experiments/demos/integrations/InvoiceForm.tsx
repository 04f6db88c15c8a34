import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function InvoiceForm() {
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { email: '' },
  });
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => void handleSubmit(() => {})(event)}
    >
      <Controller
        name="email"
        control={control}
        rules={{ required: 'Enter the address the invoice goes to.' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <TextField
            {...field}
            inputRef={ref}
            label="Email"
            error={Boolean(error)}
            helperText={error?.message ?? ' '}
          />
        )}
      />
      <Button type="submit" variant="contained">
        {formState.isSubmitSuccessful ? 'Sent' : 'Send invoice'}
      </Button>
    </Stack>
  );
}
