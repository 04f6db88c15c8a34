import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const VARIANTS = ['soft', 'solid', 'outlined', 'plain'] as const;
const COLORS = ['neutral', 'primary', 'success', 'danger', 'warning'] as const;

export default function AvatarVariants() {
  return (
    <Stack spacing={1.5}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" spacing={1.5}>
          {COLORS.map((color) => (
            <Avatar key={color} variant={variant} color={color}>
              MP
            </Avatar>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
