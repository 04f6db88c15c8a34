import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

export default function AlertWithTitle() {
  return (
    <Alert severity="warning" role="note">
      <AlertTitle>Three rows of the price list were left out</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        <li>Row 14 has no price.</li>
        <li>Row 29 has the price “on request”.</li>
        <li>Row 30 repeats article 7741.</li>
      </Box>
      All other rows are online.{' '}
      <Link href="/material-ui/" color="inherit">
        Open the list
      </Link>
    </Alert>
  );
}
