import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { button, fade } from './classes';

export default function TransitionBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <button
        className={button}
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage
      </button>
      <Popup anchor={anchor} open={open} offset={8} disablePortal>
        <CssTransition {...fade}>12 of 20 GB used</CssTransition>
      </Popup>
    </React.Fragment>
  );
}
