import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export function SettingsPage() {
  const [savedName, setSavedName] = useState<string>();
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ maxWidth: 400 }}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget as HTMLFormElement);
        setSavedName(`${fields.get('shop')}`);
      }}
    >
      <Typography variant="h4" component="h1">
        Settings
      </Typography>
      <TextField name="shop" label="Name of the shop" defaultValue="Shop" required />
      <Button type="submit" variant="contained">
        Save
      </Button>
      {savedName && <Alert severity="success">Saved as {savedName}.</Alert>}
    </Stack>
  );
}
