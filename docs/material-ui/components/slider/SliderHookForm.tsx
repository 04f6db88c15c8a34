import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';

export default function SliderHookForm() {
  const id = React.useId();
  const { control, handleSubmit } = useForm({ defaultValues: { budget: 0 } });

  return (
    <form onSubmit={handleSubmit(() => {})}>
      <Typography id={id}>Monthly budget in €</Typography>
      <Controller
        name="budget"
        control={control}
        rules={{ min: { value: 10, message: 'Set at least € 10' } }}
        render={({ field, fieldState: { error } }) => (
          <>
            <Slider
              {...field}
              aria-labelledby={id}
              max={200}
              step={5}
              valueLabelDisplay="auto"
            />
            <FormHelperText error role="alert">
              {error?.message}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit">Save budget</Button>
    </form>
  );
}
