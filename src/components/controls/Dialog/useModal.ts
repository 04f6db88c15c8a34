import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Opens a `<dialog>` over the page as soon as it is there, before a frame without it. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    // In development, effects run twice, and to open it again throws.
    if (dialog.current && !dialog.current.open) {
      dialog.current.showModal();
    }
  }, []);
  return dialog;
}
