import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>Two users were not imported</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        <li>Row 14 has no email address.</li>
        <li>Row 29 has the address of row 3.</li>
      </Box>
      <Link href="/material-ui/" color="inherit">
        Show all users
      </Link>
    </Alert>
  );
}
