import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';

export default function SwitchDependent() {
  const id = React.useId();
  const [location, setLocation] = React.useState(false);
  const [share, setShare] = React.useState(true);

  return (
    <FormGroup role="group" aria-label="Position of the boat">
      <FormControlLabel
        control={<Switch checked={location} />}
        label="Find the position"
        onChange={(_event, checked) => setLocation(checked)}
      />
      <FormControlLabel
        disabled={!location}
        control={
          <Switch
            checked={location && share}
            inputProps={{ 'aria-describedby': id }}
          />
        }
        label="Share it with the harbour"
        onChange={(_event, checked) => setShare(checked)}
      />
      <FormHelperText id={id} sx={{ mt: 0 }}>
        {location ? 'The harbour sees it for a day' : 'Needs the position'}
      </FormHelperText>
    </FormGroup>
  );
}
