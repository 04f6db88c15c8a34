import * as React from 'react';
import { Select } from '@mui/base/Select';
import { Controller, useForm } from 'react-hook-form';
import { Label, Option, slots } from './parts';

export default function SelectHookForm() {
  const id = React.useId();
  const [saved, setSaved] = React.useState('');
  const { control, handleSubmit } = useForm({
    defaultValues: { carrier: null as string | null },
  });

  return (
    <form onSubmit={handleSubmit(({ carrier }) => setSaved(`Saved ${carrier}.`))}>
      <Label htmlFor={id}>Carrier</Label>
      <Controller
        name="carrier"
        control={control}
        rules={{ required: 'Choose a carrier.' }}
        render={({ field, fieldState: { error } }) => (
          <React.Fragment>
            <Select
              {...field}
              onChange={(_event, carrier) => field.onChange(carrier)}
              id={id}
              aria-invalid={Boolean(error)}
              aria-describedby={`${id}-message`}
              slots={slots}
            >
              <Option value="rail">Rail</Option>
              <Option value="road">Road</Option>
            </Select>
            <p id={`${id}-message`} aria-live="polite">
              {error?.message ?? saved}
            </p>
          </React.Fragment>
        )}
      />
      <button type="submit">Save</button>
    </form>
  );
}
