import { useCallback, useEffect, useRef, useState } from 'react';
import { COPY_CONFIRMATION_MS, copyText } from '../lib/input/clipboard';

interface CopyOptions {
  /** Gives what is copied, or null where there is nothing. */
  getText: () => string | null;
  /** Called where the browser refuses; there is no message, only another way. */
  onRefused: () => void;
}

/**
 * Copies text, and says for two seconds that it is done.
 *
 * @returns whether it has just been copied, and what copies
 */
export function useCopy({
  getText,
  onRefused,
}: CopyOptions): [boolean, () => Promise<void>] {
  const timer = useRef<number>();
  const [copied, setCopied] = useState(false);

  const copy = useCallback(async () => {
    const text = getText();
    if (text === null) {
      return;
    }
    try {
      await copyText(text, { navigator: window.navigator });
      setCopied(true);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(
        () => setCopied(false),
        COPY_CONFIRMATION_MS,
      );
    } catch {
      onRefused();
    }
  }, [getText, onRefused]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  return [copied, copy];
}
