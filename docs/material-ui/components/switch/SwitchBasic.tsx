import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';

export default function SwitchBasic() {
  return (
    <Stack alignItems="flex-start">
      <FormControlLabel control={<Switch />} label="Airplane mode" />
      <FormControlLabel control={<Switch defaultChecked />} label="Wi-Fi" />
      <FormControlLabel disabled control={<Switch />} label="Roaming" />
    </Stack>
  );
}
