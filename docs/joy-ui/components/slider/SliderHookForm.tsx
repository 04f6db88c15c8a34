import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormHelperText from '@mui/joy/FormHelperText';
import Slider from '@mui/joy/Slider';

export default function SliderHookForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { rating: 2 } });
  const [saved, setSaved] = React.useState('');

  return (
    <form onSubmit={handleSubmit(({ rating }) => setSaved(`Sent: ${rating}`))}>
      <Controller
        name="rating"
        control={control}
        rules={{ min: { value: 1, message: 'Choose 1 at least.' } }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <>
            <Slider
              {...field}
              marks
              max={5}
              aria-label="Rating"
              slotProps={{ input: { ref } }}
            />
            <FormHelperText role="status">
              {fieldState.error?.message ?? saved}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit" sx={{ mt: 1 }}>
        Send rating
      </Button>
    </form>
  );
}
