import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';

const channels = ['Email', 'Text message', 'Push notification'];

export default function CheckboxGroup() {
  const id = React.useId();
  const [selected, setSelected] = React.useState(['Email']);
  const error = selected.length === 0;

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    setSelected(
      target.checked
        ? [...selected, target.value]
        : selected.filter((channel) => channel !== target.value),
    );

  return (
    <FormControl component="fieldset" required error={error} aria-describedby={id}>
      <FormLabel component="legend">Notify me by</FormLabel>
      <FormGroup>
        {channels.map((channel) => (
          <FormControlLabel
            key={channel}
            label={channel}
            control={
              <Checkbox
                value={channel}
                checked={selected.includes(channel)}
                onChange={handleChange}
                color={error ? 'error' : 'primary'}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} aria-live="polite" sx={{ mx: 0 }}>
        {error ? 'Select at least one channel' : ' '}
      </FormHelperText>
    </FormControl>
  );
}
