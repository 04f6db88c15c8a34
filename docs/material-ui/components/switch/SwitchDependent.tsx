import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';

export default function SwitchDependent() {
  const [notify, setNotify] = React.useState(false);
  const [sound, setSound] = React.useState(true);

  return (
    <FormGroup role="group" aria-label="Notifications">
      <FormControlLabel
        label="Notifications"
        control={
          <Switch
            checked={notify}
            onChange={(event) => setNotify(event.target.checked)}
          />
        }
      />
      <FormControlLabel
        disabled={!notify}
        label="Sound, needs notifications"
        control={
          <Switch
            checked={notify && sound}
            onChange={(event) => setSound(event.target.checked)}
          />
        }
      />
    </FormGroup>
  );
}
