import * as React from 'react';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';

export default function FormControlParts() {
  const id = React.useId();
  const [password, setPassword] = React.useState('correct');

  return (
    <FormControl fullWidth>
      <InputLabel htmlFor={id}>New password</InputLabel>
      <OutlinedInput
        id={id}
        label="New password"
        aria-describedby={`${id}-helper`}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LinearProgress
        variant="determinate"
        aria-label="Password strength"
        value={Math.min(100, password.length * 8)}
      />
      <FormHelperText id={`${id}-helper`}>At least 12 characters</FormHelperText>
    </FormControl>
  );
}
