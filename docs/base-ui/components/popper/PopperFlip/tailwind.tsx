import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import { meeting, note, schedule } from './classes';

const modifiers = [
  { name: 'offset', options: { offset: [0, 8] } },
  { name: 'flip', options: { fallbackPlacements: ['bottom-start'] } },
  { name: 'hide' },
];

export default function PopperFlip() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div className={schedule} role="group" aria-label="Monday" tabIndex={0}>
      <button
        className={meeting}
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        10:00 Review
      </button>
      <Popper
        role="note"
        open={open}
        anchorEl={anchor}
        placement="top-start"
        modifiers={modifiers}
        disablePortal
      >
        <div className={note}>Room 4, until 10:45</div>
      </Popper>
    </div>
  );
}
