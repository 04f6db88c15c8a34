import { useCallback, useEffect, useRef } from 'react';

/**
 * Events of a reader; React dispatches each to a demo, even from layers that the demo has
 * opened elsewhere.
 */
const ACTIONS = [
  'onPointerDownCapture',
  'onPointerMoveCapture',
  'onClickCapture',
  'onKeyDownCapture',
  'onKeyUpCapture',
  'onInputCapture',
  'onChangeCapture',
  'onFocusCapture',
  'onBlurCapture',
  'onSubmitCapture',
] as const;

/** The same as the browser calls them. */
const EVENTS = [
  'pointerdown',
  'pointermove',
  'click',
  'keydown',
  'keyup',
  'input',
  'change',
  'focusin',
  'focusout',
  'submit',
] as const;

/** The demo that the reader last did something in; what fails afterwards is its own. */
let acting: object | null = null;

/** Runs before React hands an event on; a demo that it reaches takes it from there. */
const resetActing = () => {
  acting = null;
};

let watchers = 0;

function watchActions(): () => void {
  watchers += 1;
  if (watchers === 1) {
    EVENTS.forEach((name) => window.addEventListener(name, resetActing, true));
  }
  return () => {
    watchers -= 1;
    if (watchers === 0) {
      EVENTS.forEach((name) => window.removeEventListener(name, resetActing, true));
    }
  };
}

const toError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason));

/**
 * Notes what a demo throws where no error boundary sees it: in events, timers and
 * promises. The browser does not say whose error it is, so it is taken for that of the
 * demo which the reader has last used; without one, nobody is blamed.
 *
 * @returns props for the element around the demo
 */
export function useDemoErrors(
  onError: (error: Error) => void,
): Partial<Record<(typeof ACTIONS)[number], () => void>> {
  const identity = useRef({});
  const note = useCallback(() => {
    acting = identity.current;
  }, []);

  useEffect(() => {
    const own = identity.current;
    const take = (reason: unknown) => {
      if (acting === own) {
        onError(toError(reason));
      }
    };
    const handleError = ({ error }: ErrorEvent) => take(error);
    const handleRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
    const stopWatching = watchActions();
    window.addEventListener('error', handleError);
    window.addEventListener('unhandledrejection', handleRejection);
    return () => {
      stopWatching();
      window.removeEventListener('error', handleError);
      window.removeEventListener('unhandledrejection', handleRejection);
    };
  }, [onError]);

  return Object.fromEntries(ACTIONS.map((action) => [action, note]));
}
