import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export default function ToggleButtonHookForm() {
  const helperId = React.useId();
  const { control, handleSubmit } = useForm({
    defaultValues: { days: [] as string[] },
  });

  return (
    <form onSubmit={handleSubmit(() => {})}>
      <Controller
        name="days"
        control={control}
        rules={{ validate: (days) => days.length > 0 || 'Select at least one day' }}
        render={({ field: { value, onChange }, fieldState: { error } }) => (
          <>
            <ToggleButtonGroup
              aria-label="Delivery days"
              aria-describedby={helperId}
              value={value}
              onChange={(_event, next: string[]) => onChange(next)}
            >
              {['Mon', 'Wed', 'Fri'].map((day) => (
                <ToggleButton key={day} value={day}>
                  {day}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
            <FormHelperText id={helperId} error role="alert">
              {error?.message}
            </FormHelperText>
          </>
        )}
      />
      <Button type="submit">Save days</Button>
    </form>
  );
}
