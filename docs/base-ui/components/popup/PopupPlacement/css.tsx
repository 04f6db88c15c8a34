import * as React from 'react';
import { Button } from '@mui/base/Button';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';
import { placements } from './placements';

export default function PopupPlacement() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [index, setIndex] = React.useState(0);

  return (
    <div className="hints">
      <label>
        Placement{' '}
        <select
          className="hint-field"
          value={index}
          onChange={(event) => setIndex(Number(event.target.value))}
        >
          {placements.map((name, value) => (
            <option key={name} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Button
        ref={setAnchor}
        className="hint-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage used
      </Button>
      <Popup
        className="hint"
        role="note"
        anchor={anchor}
        open={open}
        placement={placements[index]}
        offset={8}
        disablePortal
      >
        12 of 20 GB
      </Popup>
    </div>
  );
}
