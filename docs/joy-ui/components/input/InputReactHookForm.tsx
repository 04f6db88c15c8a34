import * as React from 'react';
import { useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputReactHookForm() {
  const { register, handleSubmit, formState } = useForm<{ team: string }>();
  const { errors, isSubmitSuccessful } = formState;
  const { ref, ...team } = register('team', {
    required: 'Enter a team name.',
    minLength: { value: 3, message: 'Use at least 3 characters.' },
  });

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={handleSubmit(() => {})}>
      <FormControl id={React.useId()} error={Boolean(errors.team)} required>
        <FormLabel>Team name</FormLabel>
        <Input
          {...team}
          error={Boolean(errors.team)}
          slotProps={{ input: { ref } }}
        />
        <FormHelperText role="status">
          {errors.team?.message ?? (isSubmitSuccessful ? 'Team created.' : '')}
        </FormHelperText>
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'start' }}>
        Create team
      </Button>
    </Stack>
  );
}
