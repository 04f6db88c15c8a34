import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';

export default function AlertStatus() {
  const [drafts, setDrafts] = React.useState(0);

  return (
    <Stack spacing={2} alignItems="flex-start">
      <Button variant="outlined" onClick={() => setDrafts(drafts + 1)}>
        Save draft
      </Button>
      <div role="status">
        {drafts > 0 && (
          <Alert role="presentation">Draft saved. Versions: {drafts}</Alert>
        )}
      </div>
    </Stack>
  );
}
