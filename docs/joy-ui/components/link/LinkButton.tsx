import * as React from 'react';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LinkButton() {
  const [sent, setSent] = React.useState(0);

  return (
    <Stack direction="row" spacing={2}>
      <Link component="button" type="button" onClick={() => setSent(sent + 1)}>
        Send the code again
      </Link>
      <Typography role="status">{sent > 0 && `Sent ${sent}×`}</Typography>
    </Stack>
  );
}
