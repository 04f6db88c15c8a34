import { useCallback, useState, type ComponentType } from 'react';

export interface LazyDialogProps {
  /** Told whether the reader goes on elsewhere; the focus is not given back then. */
  onClose: (hasLeft?: boolean) => void;
}

interface LazyDialog {
  /** Set while it is open. */
  Dialog: ComponentType<LazyDialogProps> | undefined;
  /** Whether its code did not come, until that is dismissed or tried again. */
  failed: boolean;
  show: () => Promise<void>;
  close: () => void;
  dismissFailure: () => void;
}

/**
 * A dialog whose code is loaded when it is asked for.
 *
 * @param load the same function at each rendering
 */
export function useLazyDialog(
  load: () => Promise<ComponentType<LazyDialogProps>>,
): LazyDialog {
  const [Dialog, setDialog] = useState<ComponentType<LazyDialogProps>>();
  const [failed, setFailed] = useState(false);
  const show = useCallback(async () => {
    setFailed(false);
    try {
      const loaded = await load();
      setDialog(() => loaded);
    } catch {
      setFailed(true);
    }
  }, [load]);
  return {
    Dialog,
    failed,
    show,
    close: useCallback(() => setDialog(undefined), []),
    dismissFailure: useCallback(() => setFailed(false), []),
  };
}
