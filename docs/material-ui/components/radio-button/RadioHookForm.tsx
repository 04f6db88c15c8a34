import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';

export default function RadioHookForm() {
  const id = React.useId();
  const { control, handleSubmit } = useForm({ defaultValues: { payment: '' } });

  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Typography id={id}>Payment</Typography>
      <Controller
        name="payment"
        control={control}
        rules={{ required: 'Select how you pay' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <>
            <RadioGroup
              {...field}
              aria-labelledby={id}
              aria-describedby={`${id}-error`}
              aria-invalid={Boolean(error)}
            >
              <FormControlLabel
                value="card"
                control={<Radio inputRef={ref} />}
                label="Credit card"
              />
              <FormControlLabel
                value="invoice"
                control={<Radio />}
                label="Invoice"
              />
            </RadioGroup>
            <FormHelperText id={`${id}-error`} error>
              {error?.message ?? ' '}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit">Order</Button>
    </form>
  );
}
