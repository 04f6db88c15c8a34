import * as React from 'react';
import { Modal } from '@mui/base/Modal';
import { unstable_useForkRef as useForkRef } from '@mui/utils';
import { Button, Dialog, slots } from './parts';

interface SlideProps extends React.ComponentProps<typeof Dialog> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Slide = React.forwardRef<HTMLDivElement, SlideProps>(
  function Slide(props, forwardedRef) {
    const { in: isShown, onEnter, onExited, ...other } = props;
    const box = React.useRef<HTMLDivElement>(null);
    const ref = useForkRef(box, forwardedRef);
    const callbacks = React.useRef({ onEnter, onExited });

    React.useEffect(() => {
      callbacks.current = { onEnter, onExited };
    });

    React.useEffect(() => {
      if (isShown) callbacks.current.onEnter?.();
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const motion = box.current?.animate(
        { opacity: [0, 1], translate: ['0 40px', '0 0'] },
        {
          duration: isCalm ? 0 : 250,
          direction: isShown ? 'normal' : 'reverse',
          fill: 'both',
        },
      );
      motion?.addEventListener('finish', () => {
        if (!isShown) callbacks.current.onExited?.();
      });
      return () => motion?.cancel();
    }, [isShown]);

    return <Dialog {...other} ref={ref} />;
  },
);

export default function ModalTransition() {
  const titleId = React.useId();
  const [open, setOpen] = React.useState(false);
  const [status, setStatus] = React.useState('closed');

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Share report ({status})</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        closeAfterTransition
        onTransitionEnter={() => setStatus('open')}
        onTransitionExited={() => setStatus('closed')}
        slots={slots}
      >
        <Slide in={open} role="dialog" aria-modal="true" aria-labelledby={titleId}>
          <h2 id={titleId}>Share report</h2>
          <p>Everybody in your team can read it.</p>
          <Button onClick={() => setOpen(false)}>Share</Button>
        </Slide>
      </Modal>
    </React.Fragment>
  );
}
