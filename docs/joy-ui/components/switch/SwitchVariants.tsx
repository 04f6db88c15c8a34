import Stack from '@mui/joy/Stack';
import Switch from '@mui/joy/Switch';

export default function SwitchVariants() {
  return (
    <Stack spacing={1.5}>
      {(['solid', 'soft', 'outlined'] as const).map((variant) => (
        <Stack key={variant} direction="row" spacing={2}>
          {([undefined, 'success', 'warning', 'danger'] as const).map((color) => (
            <Switch
              key={color ?? 'none'}
              defaultChecked
              variant={variant}
              color={color}
              slotProps={{
                input: {
                  'aria-label': `Alarm, ${variant}, ${color ?? 'no colour'}`,
                },
              }}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
