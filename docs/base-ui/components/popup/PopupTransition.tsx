import * as React from 'react';
import { Button } from '@mui/base/Button';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './fade.css';
import './panel.css';

export default function PopupTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button
        ref={setAnchor}
        className="panel-button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Copy the link
      </Button>
      <Popup role="note" anchor={anchor} open={open} disablePortal>
        <CssTransition
          className="fade"
          enterClassName="fade-in"
          exitClassName="fade-out"
          lastTransitionedPropertyOnEnter="opacity"
          lastTransitionedPropertyOnExit="opacity"
        >
          Everybody in your team can open it.
        </CssTransition>
      </Popup>
    </div>
  );
}
