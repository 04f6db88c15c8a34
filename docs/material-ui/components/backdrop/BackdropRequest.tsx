import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Modal from '@mui/material/Modal';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const wait = () => new Promise((resolve) => setTimeout(resolve, 3000));

export default function BackdropRequest() {
  const textId = React.useId();
  const [saving, setSaving] = React.useState(false);

  const handleSave = async () => {
    setSaving(true);
    await wait();
    setSaving(false);
  };

  return (
    <React.Fragment>
      <Button variant="contained" onClick={handleSave}>
        Pay invoice
      </Button>
      <Modal open={saving} sx={{ display: 'grid', placeItems: 'center' }}>
        <Stack
          role="dialog"
          aria-labelledby={textId}
          alignItems="center"
          gap={2}
          sx={{ p: 4, bgcolor: 'background.paper', borderRadius: 2, outline: 0 }}
        >
          <CircularProgress aria-labelledby={textId} />
          <Typography id={textId}>The payment is being sent</Typography>
          <Button onClick={() => setSaving(false)}>Cancel</Button>
        </Stack>
      </Modal>
    </React.Fragment>
  );
}
