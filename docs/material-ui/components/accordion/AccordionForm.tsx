import * as React from 'react';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import ExpandMore from '@mui/icons-material/ExpandMore';

export default function AccordionForm() {
  const id = React.useId();
  const summaryRef = React.useRef<HTMLDivElement>(null);
  const [expanded, setExpanded] = React.useState(true);
  const [name, setName] = React.useState('Website relaunch');

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setName(String(new FormData(event.currentTarget).get('name')));
    setExpanded(false);
    summaryRef.current?.focus();
  };

  return (
    <Accordion expanded={expanded} onChange={(_event, next) => setExpanded(next)}>
      <AccordionSummary
        ref={summaryRef}
        id={id}
        aria-controls={`${id}-form`}
        expandIcon={<ExpandMore />}
      >
        Project: {name}
      </AccordionSummary>
      <form onSubmit={handleSubmit}>
        <AccordionDetails>
          <TextField
            fullWidth
            required
            name="name"
            label="Name"
            defaultValue={name}
          />
        </AccordionDetails>
        <AccordionActions>
          <Button type="submit">Save</Button>
        </AccordionActions>
      </form>
    </Accordion>
  );
}
