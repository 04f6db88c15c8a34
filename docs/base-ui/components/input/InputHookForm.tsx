import * as React from 'react';
import { useForm } from 'react-hook-form';
import { Input } from '@mui/base/Input';
import './input.css';

export default function InputHookForm() {
  const id = React.useId();
  const { register, handleSubmit, formState } = useForm<{ invoice: string }>();
  const { errors, isSubmitSuccessful } = formState;
  const { ref, ...field } = register('invoice', {
    required: 'Enter an invoice number.',
    pattern: { value: /^\d{6}$/, message: 'An invoice number has 6 digits.' },
  });
  const result = isSubmitSuccessful ? 'Invoice found.' : '';

  return (
    <form noValidate className="stack" onSubmit={handleSubmit(() => {})}>
      <label htmlFor={id}>Invoice number</label>
      <Input
        {...field}
        id={id}
        className="text-input"
        error={Boolean(errors.invoice)}
        aria-describedby={`${id}-help`}
        slotProps={{ input: { ref } }}
      />
      <p id={`${id}-help`} role="status">
        {errors.invoice?.message ?? result}
      </p>
      <button type="submit" className="save-button">
        Find invoice
      </button>
    </form>
  );
}
