import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import './form-control.css';

export default function FormControlHookForm() {
  const id = React.useId();
  const { control, handleSubmit } = useForm({ defaultValues: { project: '' } });
  const [created, setCreated] = React.useState('');

  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ project }) => setCreated(`Created: ${project}`))}
    >
      <Controller
        name="project"
        control={control}
        rules={{ required: 'Enter a name.' }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <FormControl
            className="form-field"
            required
            error={fieldState.invalid}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          >
            <label htmlFor={id}>Project</label>
            <Input
              id={id}
              name={field.name}
              aria-describedby={`${id}-help`}
              slotProps={{ input: { ref } }}
            />
            <p id={`${id}-help`} role="status">
              {fieldState.error?.message ?? created}
            </p>
            <button type="submit">Create project</button>
          </FormControl>
        )}
      />
    </form>
  );
}
