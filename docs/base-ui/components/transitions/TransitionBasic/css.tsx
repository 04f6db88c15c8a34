import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './styles.css';

export default function TransitionBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button
        type="button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage
      </button>
      <Popup anchor={anchor} open={open} offset={8} disablePortal>
        <CssTransition className="fade" enterClassName="open" exitClassName="closed">
          12 of 20 GB used
        </CssTransition>
      </Popup>
    </React.Fragment>
  );
}
