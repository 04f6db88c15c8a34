import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Switch from '@mui/material/Switch';

const initial = { comments: true, mentions: true, releases: false };

export default function SwitchGroup() {
  const id = React.useId();
  const [emails, setEmails] = React.useState(initial);

  const handleChange = ({ target }: React.ChangeEvent<HTMLInputElement>) =>
    setEmails({ ...emails, [target.name]: target.checked });

  return (
    <FormControl component="fieldset" aria-describedby={id}>
      <FormLabel component="legend">Send me emails about</FormLabel>
      <FormGroup>
        {Object.entries(emails).map(([name, checked]) => (
          <FormControlLabel
            key={name}
            label={name}
            sx={{ textTransform: 'capitalize' }}
            control={
              <Switch name={name} checked={checked} onChange={handleChange} />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={id} sx={{ mx: 0 }}>
        At most one email a day
      </FormHelperText>
    </FormControl>
  );
}
