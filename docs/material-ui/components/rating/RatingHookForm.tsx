import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Rating from '@mui/material/Rating';

export default function RatingHookForm() {
  const id = React.useId();
  const { control, handleSubmit } = useForm<{ stars: number | null }>({
    defaultValues: { stars: null },
  });

  return (
    <form onSubmit={handleSubmit(() => {})}>
      <Controller
        name="stars"
        control={control}
        rules={{ required: 'Select at least one star' }}
        render={({ field: { ref, onChange, ...field }, fieldState: { error } }) => (
          <FormControl
            component="fieldset"
            required
            error={Boolean(error)}
            aria-describedby={id}
          >
            <FormLabel component="legend">Your review</FormLabel>
            <Rating
              {...field}
              onChange={(_event, value) => onChange(value)}
              ref={(root: HTMLElement | null) => ref(root?.querySelector('input'))}
            />
            <FormHelperText id={id}>{error?.message ?? ' '}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" sx={{ display: 'block' }}>
        Send review
      </Button>
    </form>
  );
}
