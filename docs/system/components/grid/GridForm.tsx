import * as React from 'react';
import { Unstable_Grid as Grid, styled } from '@mui/system';
import { useForm } from 'react-hook-form';

const Input = styled('input')({ width: '100%', boxSizing: 'border-box' });

const fields = [
  { name: 'street', label: 'Street', sm: 12 },
  { name: 'postcode', label: 'Postcode', sm: 4 },
  { name: 'city', label: 'City', sm: 8 },
] as const;

export default function GridForm() {
  const id = React.useId();
  const [saved, setSaved] = React.useState('');
  const { register, handleSubmit } = useForm<Record<string, string>>();
  const save = handleSubmit(({ city }) => setSaved(`Saved: ${city}`));

  return (
    <Grid container component="form" spacing={2} onSubmit={save}>
      {fields.map(({ name, label, sm }) => (
        <Grid key={name} xs={12} sm={sm}>
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <Input id={`${id}-${name}`} {...register(name)} />
        </Grid>
      ))}
      <Grid>
        <button type="submit">Save address</button>
      </Grid>
      <Grid role="status">{saved}</Grid>
    </Grid>
  );
}
