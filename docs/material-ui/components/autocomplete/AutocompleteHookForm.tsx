import { Controller, useForm } from 'react-hook-form';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

const currencies = ['EUR', 'GBP', 'USD'];

export default function AutocompleteHookForm() {
  const { control, handleSubmit } = useForm<{ currency: string | null }>({
    defaultValues: { currency: null },
  });

  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Controller
        name="currency"
        control={control}
        rules={{ required: 'Select a currency' }}
        render={({ field: { ref, onChange, ...field }, fieldState: { error } }) => (
          <Autocomplete
            {...field}
            options={currencies}
            onChange={(_event, newValue) => onChange(newValue)}
            renderInput={(params) => (
              <TextField
                {...params}
                label="Currency"
                inputRef={ref}
                error={Boolean(error)}
                helperText={error?.message ?? ' '}
              />
            )}
          />
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}
