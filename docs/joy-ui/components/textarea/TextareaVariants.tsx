import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const VARIANTS = [
  { variant: 'outlined', color: 'neutral' },
  { variant: 'soft', color: 'primary' },
  { variant: 'plain', color: 'success' },
  { variant: 'solid', color: 'neutral' },
] as const;

export default function TextareaVariants() {
  return (
    <Stack spacing={1.5}>
      {VARIANTS.map(({ variant, color }) => (
        <Textarea
          key={variant}
          variant={variant}
          color={color}
          minRows={2}
          aria-label={`${variant} ${color}`}
          defaultValue={`variant="${variant}"\ncolor="${color}"`}
        />
      ))}
    </Stack>
  );
}
