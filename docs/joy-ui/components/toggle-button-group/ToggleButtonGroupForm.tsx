import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormLabel from '@mui/joy/FormLabel';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';

export default function ToggleButtonGroupForm() {
  const labelId = React.useId();
  const { control, handleSubmit } = useForm({
    defaultValues: { priority: null as string | null },
  });
  const [saved, setSaved] = React.useState('');

  return (
    <form onSubmit={handleSubmit(({ priority }) => setSaved(`Saved: ${priority}`))}>
      <FormLabel component="span" id={labelId} sx={{ mb: 0.5 }}>
        Priority
      </FormLabel>
      <Controller
        name="priority"
        control={control}
        rules={{ required: 'Choose a priority.' }}
        render={({ field, fieldState }) => (
          <>
            <ToggleButtonGroup
              aria-labelledby={labelId}
              value={field.value}
              onChange={(_event, priority) => field.onChange(priority)}
            >
              {['low', 'normal', 'high'].map((value, index) => (
                <Button
                  key={value}
                  value={value}
                  ref={index === 0 ? field.ref : undefined}
                  aria-pressed={field.value === value}
                >
                  {value}
                </Button>
              ))}
            </ToggleButtonGroup>
            <Typography role="status" level="body-sm" sx={{ my: 1 }}>
              {fieldState.error?.message ?? saved}
            </Typography>
          </>
        )}
      />
      <Button type="submit">Save</Button>
    </form>
  );
}
