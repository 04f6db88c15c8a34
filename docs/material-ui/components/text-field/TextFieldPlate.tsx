import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldPlate() {
  const [plate, setPlate] = React.useState('');

  return (
    <Stack spacing={1} alignItems="flex-start">
      <TextField
        label="Number plate"
        value={plate}
        onChange={(event) => setPlate(event.target.value.replace(/[^\w-]/g, ''))}
        helperText={plate ? `Gate opens for ${plate.toUpperCase()}` : ' '}
        inputProps={{
          autoCapitalize: 'characters',
          style: { textTransform: 'uppercase' },
        }}
      />
      <Button onClick={() => setPlate('KL-70-XR')}>Use the last car</Button>
    </Stack>
  );
}
