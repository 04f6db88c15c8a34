import * as React from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import './panel.css';

interface PanelProps {
  open: boolean;
  children: React.ReactNode;
}

function Panel({ open, children }: PanelProps) {
  const { contextValue, hasExited, transitionInProgress } =
    useTransitionTrigger(open);

  if (hasExited) {
    return null;
  }

  return (
    <TransitionContext.Provider value={contextValue}>
      <CssTransition
        className="panel"
        enterClassName="open"
        exitClassName="closed"
        lastTransitionedPropertyOnEnter="translate"
        lastTransitionedPropertyOnExit="opacity"
      >
        <div aria-busy={transitionInProgress}>{children}</div>
      </CssTransition>
    </TransitionContext.Provider>
  );
}

export default function TransitionTrigger() {
  const [open, setOpen] = React.useState(false);

  return (
    <div className="order">
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Order 1042
      </button>
      <Panel open={open}>Three books, 42.00 €, paid by card</Panel>
    </div>
  );
}
