import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectReactHookForm() {
  const labelId = React.useId();
  const { control, handleSubmit } = useForm({ defaultValues: { priority: '' } });

  return (
    <form noValidate onSubmit={handleSubmit(() => {})}>
      <Controller
        name="priority"
        control={control}
        rules={{ required: 'Select a priority' }}
        render={({ field: { ref, ...field }, fieldState: { error } }) => (
          <FormControl fullWidth error={Boolean(error)}>
            <InputLabel id={labelId}>Priority</InputLabel>
            <Select {...field} inputRef={ref} labelId={labelId} label="Priority">
              <MenuItem value="high">High</MenuItem>
              <MenuItem value="normal">Normal</MenuItem>
            </Select>
            <FormHelperText role="alert">{error?.message}</FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit">Create issue</Button>
    </form>
  );
}
