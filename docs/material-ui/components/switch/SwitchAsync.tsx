import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { saveSetting } from './saveSetting';

export default function SwitchAsync() {
  const [checked, setChecked] = React.useState(false);
  const [saving, setSaving] = React.useState(false);
  const [message, setMessage] = React.useState('');

  const save = async (next: boolean) => {
    setChecked(next);
    setSaving(true);
    setMessage('Saving');
    try {
      await saveSetting(next);
      setMessage('Saved');
    } catch {
      setChecked(!next);
      setMessage('Not saved. Try again');
    }
    setSaving(false);
  };

  return (
    <div>
      <FormControlLabel
        label="Automatic backups"
        control={
          <Switch
            checked={checked}
            onChange={(event) => !saving && void save(event.target.checked)}
          />
        }
      />
      <Typography role="status">{message}</Typography>
    </div>
  );
}
