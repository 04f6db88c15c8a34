import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={1.5}>
      {(['outlined', 'soft', 'plain', 'solid'] as const).map((variant) => (
        <Input
          key={variant}
          variant={variant}
          color="primary"
          placeholder={variant}
          aria-label={`Name, ${variant}`}
        />
      ))}
    </Stack>
  );
}
