import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';

export default function AccordionEditName() {
  const id = React.useId();
  const summary = React.useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = React.useState(true);
  const [name, setName] = React.useState('Frieda');
  const [draft, setDraft] = React.useState(name);

  const close = () => {
    setExpanded(false);
    summary.current?.focus();
  };

  const handleKeep = (event: React.FormEvent) => {
    event.preventDefault();
    setName(draft);
    close();
  };

  return (
    <Accordion
      expanded={expanded}
      onChange={(_event, next) => {
        setDraft(name);
        setExpanded(next);
      }}
    >
      <AccordionSummary
        ref={summary}
        id={`${id}-name`}
        aria-controls={`${id}-form`}
        expandIcon={<ExpandMoreRounded />}
      >
        Name of the boat: {name}
      </AccordionSummary>
      <form onSubmit={handleKeep}>
        <AccordionDetails>
          <TextField
            fullWidth
            label="New name"
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
          />
        </AccordionDetails>
        <AccordionActions>
          <Button onClick={close}>Leave it</Button>
          <Button type="submit" variant="contained">
            Paint it
          </Button>
        </AccordionActions>
      </form>
    </Accordion>
  );
}
