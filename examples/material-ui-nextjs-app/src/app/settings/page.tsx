import Typography from '@mui/material/Typography';
import { SettingsForm } from '../../components/SettingsForm';

export default function SettingsPage() {
  return (
    <>
      <Typography variant="h4" component="h1" gutterBottom>
        Settings
      </Typography>
      <SettingsForm />
    </>
  );
}
