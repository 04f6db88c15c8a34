import { useEffect, useRef, type RefObject } from 'react';

/** Opens a `<dialog>` over the page as soon as it is there. */
export function useModal(): RefObject<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // In development, effects run twice, and to open it again throws.
    if (dialog.current && !dialog.current.open) {
      dialog.current.showModal();
    }
  }, []);
  return dialog;
}
