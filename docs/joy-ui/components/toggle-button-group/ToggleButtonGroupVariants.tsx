import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

const GROUPS = [
  { variant: 'outlined', color: 'neutral' },
  { variant: 'soft', color: 'primary' },
  { variant: 'solid', color: 'primary' },
  { variant: 'plain', color: 'neutral' },
] as const;

export default function ToggleButtonGroupVariants() {
  return (
    <Stack spacing={1.5} alignItems="center">
      {GROUPS.map(({ variant, color }) => (
        <ToggleButtonGroup
          key={variant}
          variant={variant}
          color={color}
          aria-label={variant}
          value="on"
        >
          <Button value="on">{variant}, pressed</Button>
          <Button value="off">Not pressed</Button>
        </ToggleButtonGroup>
      ))}
    </Stack>
  );
}
