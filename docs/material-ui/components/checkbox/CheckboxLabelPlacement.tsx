import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Stack from '@mui/material/Stack';

export default function CheckboxLabelPlacement() {
  return (
    <Stack spacing={2}>
      <FormControlLabel
        labelPlacement="start"
        label="Show weekends"
        control={<Checkbox defaultChecked />}
        sx={{ justifyContent: 'space-between', marginInline: 0 }}
      />
      <FormGroup row role="group" aria-label="Working days">
        {['Mon', 'Tue', 'Wed', 'Thu', 'Fri'].map((day) => (
          <FormControlLabel
            key={day}
            labelPlacement="bottom"
            label={day}
            control={<Checkbox />}
            sx={{ marginInline: 0 }}
          />
        ))}
      </FormGroup>
    </Stack>
  );
}
