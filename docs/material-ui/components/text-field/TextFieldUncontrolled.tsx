import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldUncontrolled() {
  const [formKey, setFormKey] = React.useState(0);
  const [saved, setSaved] = React.useState('');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSaved(String(new FormData(event.currentTarget).get('team')));
    setFormKey(formKey + 1);
  };

  return (
    <Stack key={formKey} component="form" spacing={1} onSubmit={handleSubmit}>
      <TextField
        name="team"
        label="New team"
        defaultValue=""
        helperText={saved ? `${saved} was added` : ' '}
      />
      <Button type="submit">Add</Button>
    </Stack>
  );
}
