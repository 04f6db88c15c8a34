import { useCallback, useState, type ComponentType } from 'react';

export interface LazyDialogProps {
  /** Told whether the reader goes on elsewhere; the focus is not given back then. */
  onClose: (hasLeft?: boolean) => void;
}

interface LazyDialog<Props extends LazyDialogProps> {
  /** Set while it is open. */
  Dialog: ComponentType<Props> | undefined;
  /** Whether its code did not come, until that is dismissed or tried again. */
  failed: boolean;
  show: () => Promise<void>;
  close: () => void;
  dismissFailure: () => void;
}

/**
 * A dialog whose code is loaded on demand.
 *
 * @param load the same function at each rendering
 */
export function useLazyDialog<Props extends LazyDialogProps = LazyDialogProps>(
  load: () => Promise<ComponentType<Props>>,
): LazyDialog<Props> {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
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
