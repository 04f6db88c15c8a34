import { useForm } from 'react-hook-form';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function CheckboxReactHookForm() {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { gift: false },
  });
  const { ref, ...gift } = register('gift');

  return (
    <Stack
      component="form"
      spacing={2}
      alignItems="flex-start"
      onSubmit={handleSubmit(() => {})}
    >
      <Checkbox {...gift} label="Wrap as a gift" slotProps={{ input: { ref } }} />
      <Button type="submit">Add to order</Button>
      <Typography role="status" level="body-sm">
        {formState.isSubmitSuccessful && 'Added.'}
      </Typography>
    </Stack>
  );
}
