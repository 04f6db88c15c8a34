import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

export default function CheckboxPlacement() {
  return (
    <Stack spacing={3}>
      <FormControl component="fieldset">
        <FormLabel component="legend">Bin is emptied on</FormLabel>
        <FormGroup row>
          {DAYS.map((day) => (
            <FormControlLabel
              key={day}
              control={<Checkbox />}
              label={day}
              labelPlacement="bottom"
              sx={{ mx: 0.5 }}
            />
          ))}
        </FormGroup>
      </FormControl>
      <FormControlLabel
        control={<Checkbox defaultChecked />}
        label="Remind me the evening before"
        labelPlacement="start"
        sx={{ justifyContent: 'space-between', ml: 0 }}
      />
    </Stack>
  );
}
