import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Switch } from '@mui/base/Switch';
import './switch.css';

const defaultValues = { newsletter: true };

export default function SwitchHookForm() {
  const id = React.useId();
  const { control, handleSubmit, reset } = useForm({ defaultValues });
  const [saved, setSaved] = React.useState('');

  return (
    <form onSubmit={handleSubmit((values) => setSaved(JSON.stringify(values)))}>
      <Controller
        name="newsletter"
        control={control}
        render={({ field: { value, ref, name, ...field } }) => (
          <Switch
            {...field}
            className="switch"
            checked={value}
            slotProps={{ input: { ref, name, id } }}
          />
        )}
      />
      <label htmlFor={id}>Newsletter</label>
      <p>
        <button type="submit">Save</button>{' '}
        <button type="button" onClick={() => reset()}>
          Reset
        </button>{' '}
        <output>{saved}</output>
      </p>
    </form>
  );
}
