import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchHookForm() {
  const { control, handleSubmit, formState, reset } = useForm({
    defaultValues: { published: true },
  });

  return (
    <Stack
      component="form"
      alignItems="flex-start"
      onSubmit={handleSubmit((values) => reset(values))}
    >
      <Controller
        name="published"
        control={control}
        render={({ field: { value, ref, ...field } }) => (
          <FormControlLabel
            label="Published"
            control={<Switch {...field} checked={value} inputRef={ref} />}
          />
        )}
      />
      <Button type="submit">{formState.isDirty ? 'Save changes' : 'Saved'}</Button>
    </Stack>
  );
}
