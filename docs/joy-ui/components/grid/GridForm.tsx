import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Grid from '@mui/joy/Grid';
import Input from '@mui/joy/Input';

const FIELDS = [
  { name: 'street', label: 'Street', sm: 12, autoComplete: 'street-address' },
  { name: 'zip', label: 'Postcode', sm: 4, autoComplete: 'postal-code' },
  { name: 'city', label: 'City', sm: 8, autoComplete: 'address-level2' },
] as const;

export default function GridForm() {
  const id = React.useId();
  const { register, handleSubmit } = useForm<Record<string, string>>();

  return (
    <Grid
      container
      component="form"
      spacing={2}
      onSubmit={handleSubmit(() => {})}
      sx={{ maxWidth: 480 }}
    >
      {FIELDS.map(({ name, label, sm, autoComplete }) => {
        const { ref, ...field } = register(name);
        return (
          <Grid key={name} xs={12} sm={sm}>
            <FormControl id={`${id}-${name}`}>
              <FormLabel>{label}</FormLabel>
              <Input
                {...field}
                autoComplete={autoComplete}
                slotProps={{ input: { ref } }}
              />
            </FormControl>
          </Grid>
        );
      })}
      <Grid xs={12}>
        <Button type="submit">Save address</Button>
      </Grid>
    </Grid>
  );
}
