import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function TextFieldNativeValidation() {
  const [error, setError] = React.useState('');

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setError('');
        event.currentTarget.checkValidity();
      }}
    >
      <TextField
        required
        fullWidth
        label="User name"
        error={error !== ''}
        helperText={error || 'At least 3 letters'}
        inputProps={{
          minLength: 3,
          pattern: '[a-z]+',
          onInvalid: (event: React.FormEvent<HTMLInputElement>) =>
            setError(event.currentTarget.validationMessage),
        }}
      />
      <Button type="submit">Check</Button>
    </form>
  );
}
