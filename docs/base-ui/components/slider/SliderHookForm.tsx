import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Slider } from '@mui/base/Slider';
import './slider.css';

export default function SliderHookForm() {
  const { control, handleSubmit } = useForm({ defaultValues: { rating: 0 } });
  const [sent, setSent] = React.useState('');

  return (
    <form onSubmit={handleSubmit(({ rating }) => setSent(`Sent: ${rating} of 5`))}>
      <Controller
        name="rating"
        control={control}
        rules={{ min: { value: 1, message: 'Choose 1 at least.' } }}
        render={({ field: { ref, ...field }, fieldState }) => (
          <>
            <Slider
              {...field}
              className="slider"
              aria-label="Rating"
              max={5}
              slotProps={{ input: { ref } }}
            />
            <p role="status">{fieldState.error?.message ?? sent}</p>
          </>
        )}
      />
      <button type="submit">Send rating</button>
    </form>
  );
}
