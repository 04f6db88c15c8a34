import type { ActionFunctionArgs } from '@remix-run/node';
import { Form, useActionData } from '@remix-run/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export async function action({ request }: ActionFunctionArgs) {
  const fields = await request.formData();
  return { savedName: `${fields.get('shop')}` };
}

export default function SettingsPage() {
  const saved = useActionData<typeof action>();
  return (
    <Stack component={Form} method="post" spacing={2} sx={{ maxWidth: 400 }}>
      <Typography variant="h4" component="h1">
        Settings
      </Typography>
      <TextField name="shop" label="Name of the shop" defaultValue="Shop" required />
      <Button type="submit" variant="contained">
        Save
      </Button>
      {saved && <Alert severity="success">Saved as {saved.savedName}.</Alert>}
    </Stack>
  );
}
