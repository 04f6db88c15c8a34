import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function GlobalVariantsColors() {
  return (
    <Stack gap={1}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" gap={1} flexWrap="wrap">
          {colors.map((color) => (
            <Chip key={color} variant={variant} color={color}>
              {color}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
