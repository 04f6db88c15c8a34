import * as React from 'react';
import { useForm } from 'react-hook-form';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function AlertReactHookForm() {
  const { register, handleSubmit, setError, formState } = useForm<{
    coupon: string;
  }>();
  const { ref, ...coupon } = register('coupon');
  const error = formState.errors.root?.message;

  return (
    <Stack
      component="form"
      spacing={2}
      onSubmit={handleSubmit(() => {
        setError('root', { message: 'This coupon has expired.' });
      })}
    >
      {error && <Alert color="danger">{error}</Alert>}
      <FormControl id={React.useId()}>
        <FormLabel>Coupon</FormLabel>
        <Input {...coupon} slotProps={{ input: { ref } }} />
      </FormControl>
      <Button type="submit" sx={{ alignSelf: 'start' }}>
        Apply
      </Button>
    </Stack>
  );
}
