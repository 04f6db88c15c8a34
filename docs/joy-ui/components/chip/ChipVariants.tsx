import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';

const COLORS = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function ChipVariants() {
  return (
    <Stack spacing={1.5}>
      {(['soft', 'solid', 'outlined', 'plain'] as const).map((variant) => (
        <Stack key={variant} direction="row" useFlexGap flexWrap="wrap" spacing={1}>
          {COLORS.map((color) => (
            <Chip key={color} variant={variant} color={color}>
              {color}
            </Chip>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
