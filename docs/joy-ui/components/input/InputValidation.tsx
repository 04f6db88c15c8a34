import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputValidation() {
  const [email, setEmail] = React.useState('ana@example');
  const [touched, setTouched] = React.useState(true);
  const invalid = touched && !/^\S+@\S+\.\S+$/.test(email);

  return (
    <FormControl id={React.useId()} error={invalid} required>
      <FormLabel>Email</FormLabel>
      <Input
        type="email"
        value={email}
        error={invalid}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setTouched(true)}
      />
      <FormHelperText sx={invalid ? { color: 'danger.plainColor' } : {}}>
        {invalid
          ? 'Enter an address such as name@example.com.'
          : 'For receipts only.'}
      </FormHelperText>
    </FormControl>
  );
}
