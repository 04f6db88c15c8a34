import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Stack from '@mui/joy/Stack';

export default function RadioReactHookForm() {
  const labelId = React.useId();
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { access: 'team' },
  });

  return (
    <Stack
      component="form"
      spacing={2}
      alignItems="flex-start"
      onSubmit={handleSubmit(() => {})}
    >
      <FormControl id={labelId}>
        <FormLabel>Who can open the file</FormLabel>
        <Controller
          name="access"
          control={control}
          render={({ field: { ref, ...field } }) => (
            <RadioGroup {...field} ref={ref}>
              <Radio value="team" label="My team" />
              <Radio value="link" label="Everybody with the link" />
            </RadioGroup>
          )}
        />
      </FormControl>
      <Button type="submit">
        {formState.isSubmitSuccessful ? 'Shared' : 'Share'}
      </Button>
    </Stack>
  );
}
