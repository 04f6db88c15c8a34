import * as React from 'react';
import { Popper } from '@mui/base/Popper';
import type { PopperTransitionProps } from '@mui/base/Popper';
import './fadingHint.css';
import './plainButton.css';

interface FadeProps extends Partial<PopperTransitionProps> {
  children: string;
}

function Fade({ in: isIn = false, onEnter, onExited, children }: FadeProps) {
  const [shown, setShown] = React.useState(false);

  React.useEffect(() => {
    if (isIn) onEnter?.();
    const frame = requestAnimationFrame(() => setShown(isIn));
    return () => cancelAnimationFrame(frame);
    // The handlers are new on each render.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isIn]);

  return (
    <div
      className={shown ? 'fading-hint shown' : 'fading-hint'}
      onTransitionEnd={() => !shown && onExited?.()}
    >
      {children}
    </div>
  );
}

export default function PopperTransition() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <button
        type="button"
        className="plain-button"
        ref={setAnchor}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
      >
        Why is this locked?
      </button>
      <Popper role="note" open={open} anchorEl={anchor} transition disablePortal>
        {({ TransitionProps }) => <Fade {...TransitionProps}>Anna edits it.</Fade>}
      </Popper>
    </div>
  );
}
