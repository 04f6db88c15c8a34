import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchPlacement() {
  return (
    <Stack useFlexGap spacing={1} alignItems="flex-start">
      <FormControlLabel control={<Switch />} label="Mute the doorbell" />
      <FormControlLabel
        control={<Switch />}
        label="Mute the telephone"
        labelPlacement="start"
        sx={{ ml: 0 }}
      />
      <FormControlLabel
        control={<Switch size="small" />}
        label="Mute the oven"
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ ml: 0, gap: 1 }}
      />
    </Stack>
  );
}
