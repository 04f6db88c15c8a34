import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/MailOutline';

export default function InputSizes() {
  return (
    <Stack spacing={1.5}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Input
          key={size}
          size={size}
          type="email"
          startDecorator={<Mail />}
          placeholder={`size="${size}"`}
          aria-label={`Email, ${size}`}
        />
      ))}
    </Stack>
  );
}
