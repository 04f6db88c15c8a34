import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import LinearProgress from '@mui/joy/LinearProgress';

const LEVELS = ['Too short', 'Weak', 'Good', 'Strong'];
const COLORS = ['neutral', 'danger', 'warning', 'success'] as const;

export default function LinearProgressPassword() {
  const [password, setPassword] = React.useState('');
  const level = Math.min(Math.floor(password.length / 4), 3);

  return (
    <FormControl id={React.useId()}>
      <FormLabel>New password</FormLabel>
      <Input
        type="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <LinearProgress
        determinate
        size="sm"
        role="meter"
        aria-label="Strength of the password"
        aria-valuetext={LEVELS[level]}
        value={(level / 3) * 100}
        color={COLORS[level]}
        sx={{ mt: 1 }}
      />
      <FormHelperText>{LEVELS[level]}, use 12 characters or more</FormHelperText>
    </FormControl>
  );
}
