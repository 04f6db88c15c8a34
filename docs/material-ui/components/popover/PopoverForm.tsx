import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function PopoverForm() {
  const [chip, setChip] = React.useState<HTMLElement | null>(null);
  const [project, setProject] = React.useState('Website');
  const [draft, setDraft] = React.useState(project);

  const handleClose: PopoverProps['onClose'] = (_event, reason) => {
    // A click outside does not discard what was typed.
    if (reason === 'escapeKeyDown' || draft === project) setChip(null);
  };

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    setProject(draft);
    setChip(null);
  };

  return (
    <React.Fragment>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={chip !== null}
        onClick={(event) => {
          setDraft(project);
          setChip(event.currentTarget);
        }}
      >
        Rename {project}
      </Button>
      <Popover
        open={chip !== null}
        anchorEl={chip}
        onClose={handleClose}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Rename project' } }}
      >
        <Stack component="form" gap={2} p={2} onSubmit={handleSubmit}>
          <TextField
            autoFocus
            label="Project name"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
          <Button type="submit">Save</Button>
        </Stack>
      </Popover>
    </React.Fragment>
  );
}
