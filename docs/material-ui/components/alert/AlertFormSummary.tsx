import * as React from 'react';
import { useForm } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

const fields = ['Email', 'Company'] as const;

export default function AlertFormSummary() {
  const summary = React.useRef<HTMLDivElement>(null);
  const { formState, handleSubmit, register, setFocus } = useForm({
    defaultValues: { Email: '', Company: '' },
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const invalid = fields.filter((name) => errors[name]);

  React.useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);

  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      {invalid.length > 0 && (
        <Alert
          ref={summary}
          tabIndex={-1}
          role="group"
          aria-label="Errors"
          severity="error"
        >
          {invalid.map((name) => (
            <Button key={name} color="inherit" onClick={() => setFocus(name)}>
              {errors[name]?.message}
            </Button>
          ))}
        </Alert>
      )}
      {fields.map((name) => (
        <TextField
          key={name}
          fullWidth
          label={name}
          margin="normal"
          error={Boolean(errors[name])}
          helperText={errors[name]?.message}
          {...register(name, { required: `${name} is missing` })}
        />
      ))}
      <Button type="submit">Sign up</Button>
    </form>
  );
}
