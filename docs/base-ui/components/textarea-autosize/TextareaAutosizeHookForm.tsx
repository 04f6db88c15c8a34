import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import './textarea.css';

export default function TextareaAutosizeHookForm() {
  const id = React.useId();
  const { control, handleSubmit, reset } = useForm({ defaultValues: { reply: '' } });

  return (
    <form noValidate className="text-form" onSubmit={handleSubmit(() => reset())}>
      <label htmlFor={id}>Reply</label>
      <Controller
        name="reply"
        control={control}
        rules={{ required: 'Write a reply first.' }}
        render={({ field, fieldState }) => (
          <>
            <TextareaAutosize
              {...field}
              id={id}
              className="text-area"
              aria-invalid={fieldState.invalid}
              aria-describedby={`${id}-error`}
            />
            <p id={`${id}-error`} role="status">
              {fieldState.error?.message}
            </p>
          </>
        )}
      />
      <button type="submit">Send and clear</button>
    </form>
  );
}
