import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Autocomplete from '@mui/joy/Autocomplete';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';

const CURRENCIES = ['CHF', 'EUR', 'GBP', 'USD'];

export default function AutocompleteHookForm() {
  const id = React.useId();
  const { control, handleSubmit } = useForm({
    defaultValues: { currency: null as string | null },
  });
  const [saved, setSaved] = React.useState('');

  return (
    <form onSubmit={handleSubmit(({ currency }) => setSaved(`Saved ${currency}.`))}>
      <Controller
        name="currency"
        control={control}
        rules={{ required: 'Choose a currency.' }}
        render={({ field: { ref, onChange, ...field }, fieldState }) => (
          <FormControl id={id} error={fieldState.invalid}>
            <FormLabel>Currency</FormLabel>
            <Autocomplete
              {...field}
              options={CURRENCIES}
              onChange={(_event, currency) => onChange(currency)}
              slotProps={{ input: { ref } }}
            />
            <FormHelperText role="status" sx={{ color: 'text.primary' }}>
              {fieldState.error?.message ?? saved}
            </FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit" sx={{ mt: 1 }}>
        Save
      </Button>
    </form>
  );
}
