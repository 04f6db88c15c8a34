import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

/** Keeps its text to itself, as a foreign editor or a map would. */
function Sketchpad() {
  const [text, setText] = React.useState('');
  return (
    <TextField
      fullWidth
      multiline
      minRows={3}
      label="Sketch of the poem"
      value={text}
      onChange={(event) => setText(event.target.value)}
      sx={{ mt: 1 }}
    />
  );
}

export default function DialogKeepMounted() {
  const [open, setOpen] = React.useState(false);
  const [keepMounted, setKeepMounted] = React.useState(true);

  return (
    <React.Fragment>
      <Stack
        direction="row"
        alignItems="center"
        flexWrap="wrap"
        useFlexGap
        spacing={2}
      >
        <Button variant="outlined" onClick={() => setOpen(true)}>
          Open sketchpad
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={keepMounted}
              onChange={(event) => setKeepMounted(event.target.checked)}
            />
          }
          label="keepMounted"
        />
      </Stack>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        keepMounted={keepMounted}
        fullWidth
        maxWidth="xs"
      >
        <DialogTitle>Sketchpad</DialogTitle>
        <DialogContent>
          <Sketchpad />
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Put away</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
