import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';

export default function DialogFullScreen() {
  const theme = useTheme();
  const fullScreen = useMediaQuery(theme.breakpoints.down('sm'));
  const [open, setOpen] = React.useState(false);
  const [entry, setEntry] = React.useState('Heron at the weir, two young ones.');
  const [draft, setDraft] = React.useState('');

  const handleOpen = () => {
    setDraft(entry);
    setOpen(true);
  };

  const handleSave = () => {
    setEntry(draft);
    setOpen(false);
  };

  return (
    <Box sx={{ p: 3, color: 'text.primary' }}>
      <Typography color="text.secondary">Tuesday, 6:40</Typography>
      <Typography sx={{ mb: 2 }}>{entry}</Typography>
      <Button variant="outlined" onClick={handleOpen}>
        Edit sighting
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        fullScreen={fullScreen}
        fullWidth
      >
        <DialogTitle>Edit sighting</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ pt: 1 }}>
            <TextField
              autoFocus
              multiline
              minRows={3}
              label="What you saw"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
            />
            <Typography variant="body2" color="text.secondary">
              {fullScreen
                ? 'This window is narrower than 600 px: the dialog fills it.'
                : 'This window is 600 px wide or more: the dialog floats.'}
            </Typography>
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="contained" onClick={handleSave}>
            Save sighting
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}
