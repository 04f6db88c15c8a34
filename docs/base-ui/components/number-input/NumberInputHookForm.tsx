import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Unstable_NumberInput as NumberInput } from '@mui/base/Unstable_NumberInput';
import { stepperProps } from './stepperProps';
import './number-input.css';

export default function NumberInputHookForm() {
  const id = React.useId();
  const { control, handleSubmit } = useForm<{ copies?: number | null }>();
  const [order, setOrder] = React.useState('');

  return (
    <form
      noValidate
      className="fields"
      onSubmit={handleSubmit(({ copies }) => setOrder(`Copies ordered: ${copies}`))}
    >
      <label htmlFor={id}>Copies</label>
      <Controller
        name="copies"
        control={control}
        rules={{
          required: 'Enter a number.',
          max: { value: 50, message: 'At most 50.' },
        }}
        render={({ field: { ref, name, onBlur, onChange }, fieldState }) => (
          <>
            <NumberInput
              id={id}
              className="number-input"
              required
              min={1}
              max={50}
              error={fieldState.invalid}
              onBlur={onBlur}
              onInputChange={(event) => onChange(Number(event.target.value) || null)}
              onChange={(_event, next) => onChange(next ?? null)}
              slotProps={{
                input: { ref, name, role: 'spinbutton' },
                ...stepperProps,
              }}
            />
            <p role="status">{fieldState.error?.message ?? order}</p>
          </>
        )}
      />
      <button type="submit">Order</button>
    </form>
  );
}
