import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchSizes() {
  return (
    <Stack spacing={1} useFlexGap alignItems="flex-start">
      <FormControlLabel
        label="Small"
        slotProps={{ typography: { variant: 'body2' } }}
        control={<Switch size="small" />}
        sx={{ marginInline: 0, gap: 1 }}
      />
      <FormControlLabel
        label="Medium"
        control={<Switch />}
        sx={{ marginInline: 0 }}
      />
      <FormControlLabel
        label="Large"
        control={<Switch sx={{ transform: 'scale(1.5)', mx: 2, my: 1 }} />}
        sx={{ marginInline: 0 }}
      />
    </Stack>
  );
}
