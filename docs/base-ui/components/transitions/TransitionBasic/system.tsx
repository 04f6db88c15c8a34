import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { Button, Fade } from './parts';

export default function TransitionBasic() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      >
        Storage
      </Button>
      <Popup anchor={anchor} open={open} offset={8} disablePortal>
        <Fade enterClassName="open" exitClassName="closed">
          12 of 20 GB used
        </Fade>
      </Popup>
    </React.Fragment>
  );
}
