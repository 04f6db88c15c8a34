import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function PopoverCrateNote() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [note, setNote] = React.useState('');
  const [draft, setDraft] = React.useState('');

  const handleClose: PopoverProps['onClose'] = (_event, reason) => {
    // A slip of the hand beside the sheet must not cost what was typed.
    if (reason === 'escapeKeyDown' || draft === note) {
      setAnchor(null);
    }
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setNote(draft);
    setAnchor(null);
  };

  return (
    <Stack spacing={1} alignItems="flex-start">
      <Typography role="status">Crate 17: {note || 'no note'}</Typography>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setDraft(note);
          setAnchor(event.currentTarget);
        }}
      >
        Edit the note
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={handleClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Note on crate 17' } }}
      >
        <Stack component="form" spacing={2} sx={{ p: 2 }} onSubmit={handleSubmit}>
          <TextField
            autoFocus
            size="small"
            label="Note"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit" variant="contained">
            Keep the note
          </Button>
        </Stack>
      </Popover>
    </Stack>
  );
}
