import * as React from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import './animation.css';

export default function TransitionAnimation() {
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
        Delivery
      </button>
      <Popup anchor={anchor} open={open} offset={8} disablePortal>
        <CssAnimation
          className="card"
          enterClassName="entering"
          enterAnimationName="pop-in"
          exitClassName="leaving"
          exitAnimationName="pop-out"
        >
          Arrives on Friday
        </CssAnimation>
      </Popup>
    </React.Fragment>
  );
}
