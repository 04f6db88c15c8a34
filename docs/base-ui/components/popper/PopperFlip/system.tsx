import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { Meeting, Note, Schedule } from './parts';

const modifiers = [
  { name: 'offset', options: { offset: [0, 8] } },
  { name: 'flip', options: { fallbackPlacements: ['bottom-start'] } },
  { name: 'hide' },
];

export default function PopperFlip() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Schedule role="group" aria-label="Monday" tabIndex={0}>
      <Meeting
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        10:00 Review
      </Meeting>
      <Popper
        role="note"
        open={open}
        anchorEl={anchor}
        placement="top-start"
        modifiers={modifiers}
        disablePortal
      >
        <Note>Room 4, until 10:45</Note>
      </Popper>
    </Schedule>
  );
}
