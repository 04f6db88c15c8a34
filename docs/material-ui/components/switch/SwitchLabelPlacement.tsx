import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

export default function SwitchLabelPlacement() {
  return (
    <Stack spacing={2} useFlexGap alignItems="flex-start">
      <FormControlLabel
        labelPlacement="start"
        control={<Switch />}
        label="Show archived projects"
        sx={{ marginInline: 0 }}
      />
      <Stack direction="row" alignItems="center">
        <Typography>Monthly</Typography>
        <Switch inputProps={{ 'aria-label': 'Yearly billing' }} />
        <Typography>Yearly</Typography>
      </Stack>
    </Stack>
  );
}
