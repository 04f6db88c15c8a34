import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AdjustmentFormControl() {
  return (
    <Stack gap={2} sx={{ maxWidth: 300 }}>
      {sizes.map((size) => (
        <FormControl key={size} size={size}>
          <FormLabel>Project name, {size}</FormLabel>
          <Input />
          <FormHelperText>Up to 40 characters</FormHelperText>
        </FormControl>
      ))}
    </Stack>
  );
}
