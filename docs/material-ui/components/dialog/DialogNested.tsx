import * as React from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import TextField from '@mui/material/TextField';

export default function DialogNested() {
  const formId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [adding, setAdding] = React.useState(false);
  const [labels, setLabels] = React.useState(['Urgent', 'Waiting for parts']);
  const [chosen, setChosen] = React.useState(['Urgent']);
  const [draft, setDraft] = React.useState('');

  const handleToggle = (label: string) =>
    setChosen(
      chosen.includes(label)
        ? chosen.filter((other) => other !== label)
        : [...chosen, label],
    );

  const handleAsk = () => {
    setDraft('');
    setAdding(true);
  };

  const handleAdd = (event: React.FormEvent) => {
    event.preventDefault();
    const label = draft.trim();
    if (label && !labels.includes(label)) {
      setLabels([...labels, label]);
    }
    if (label && !chosen.includes(label)) {
      setChosen([...chosen, label]);
    }
    setAdding(false);
  };

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Labels: {chosen.length > 0 ? chosen.join(', ') : 'none'}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} fullWidth maxWidth="xs">
        <DialogTitle>Labels of repair 308</DialogTitle>
        <DialogContent>
          <FormGroup>
            {labels.map((label, index) => (
              <FormControlLabel
                key={label}
                label={label}
                control={
                  <Checkbox
                    autoFocus={index === 0}
                    checked={chosen.includes(label)}
                    onChange={() => handleToggle(label)}
                  />
                }
              />
            ))}
          </FormGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={handleAsk}>New label</Button>
          <Button variant="contained" onClick={() => setOpen(false)}>
            Done
          </Button>
        </DialogActions>
      </Dialog>
      <Dialog open={adding} onClose={() => setAdding(false)} maxWidth="xs">
        <DialogTitle>New label</DialogTitle>
        <DialogContent>
          <form id={formId} onSubmit={handleAdd}>
            <TextField
              autoFocus
              required
              label="Name of the label"
              value={draft}
              onChange={(event) => setDraft(event.target.value)}
              sx={{ mt: 1 }}
            />
          </form>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setAdding(false)}>Back</Button>
          <Button type="submit" form={formId} variant="contained">
            Add label
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
