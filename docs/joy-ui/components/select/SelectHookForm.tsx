import * as React from 'react';
import { Controller, useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';
import Stack from '@mui/joy/Stack';

export default function SelectHookForm() {
  const id = React.useId();
  const { control, handleSubmit, formState } = useForm<{ role: string | null }>({
    defaultValues: { role: null },
  });

  return (
    <Stack component="form" spacing={1.5} onSubmit={handleSubmit(() => {})}>
      <Controller
        name="role"
        control={control}
        rules={{ required: 'Choose a role.' }}
        render={({ field: { onChange, ref, ...field }, fieldState: { error } }) => (
          <FormControl id={id} error={Boolean(error)}>
            <FormLabel>Role</FormLabel>
            <Select
              {...field}
              placeholder="No role"
              sx={{ '--Select-placeholderOpacity': 1 }}
              onChange={(_event, role) => onChange(role)}
              slotProps={{ button: { ref, 'aria-invalid': Boolean(error) } }}
            >
              <Option value="editor">Editor</Option>
              <Option value="guest">Guest</Option>
            </Select>
            <FormHelperText role="status" sx={{ color: 'text.primary' }}>
              {error?.message ?? (formState.isSubmitSuccessful ? 'Saved.' : '')}
            </FormHelperText>
          </FormControl>
        )}
      />
      <Button type="submit">Save role</Button>
    </Stack>
  );
}
