import * as React from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';
import { Box } from '@mui/system';

function Slide({ children }: React.PropsWithChildren) {
  const box = React.useRef<HTMLDivElement>(null);
  const { requestedEnter, onEntering, onEntered, onExiting, onExited } =
    useTransitionStateManager();

  React.useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const motion = box.current?.animate(
      { opacity: [0, 1], translate: ['0 16px', '0 0'] },
      {
        duration: isCalm ? 0 : 300,
        direction: requestedEnter ? 'normal' : 'reverse',
        fill: 'both',
      },
    );
    if (requestedEnter) onEntering();
    else onExiting();
    motion?.addEventListener('finish', requestedEnter ? onEntered : onExited);
    return () => motion?.cancel();
  }, [requestedEnter, onEntering, onEntered, onExiting, onExited]);

  return <div ref={box}>{children}</div>;
}

export default function TransitionStateManager() {
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
        Invoice status
      </button>
      <Popup anchor={anchor} open={open} offset={8} disablePortal>
        <Slide>
          <Box
            sx={{
              p: 1,
              border: '1px solid light-dark(#667085, #98a2b3)',
              bgcolor: 'light-dark(#fff, #1d2430)',
            }}
          >
            Paid on 3 May
          </Box>
        </Slide>
      </Popup>
    </React.Fragment>
  );
}
