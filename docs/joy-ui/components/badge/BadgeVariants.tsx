import Badge from '@mui/joy/Badge';
import Stack from '@mui/joy/Stack';
import Folder from '@mui/icons-material/Folder';

const VARIANTS = ['solid', 'soft', 'outlined', 'plain'] as const;
const COLORS = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function BadgeVariants() {
  return (
    <Stack spacing={3}>
      {VARIANTS.map((variant) => (
        <Stack key={variant} direction="row" spacing={3}>
          {COLORS.map((color) => (
            <Badge key={color} variant={variant} color={color} badgeContent={7}>
              <Folder />
            </Badge>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
