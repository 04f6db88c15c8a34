import { useCallback, useEffect, useRef, useState } from 'react';
import { COPY_CONFIRMATION_MS, copyLoadedText } from '../lib/input/clipboard';

export type CopyFileState = 'idle' | 'busy' | 'copied' | 'failed';

async function loadText(href: string): Promise<string> {
  const response = await fetch(href);
  // Servers of single-page sites answer with a page where there is no file.
  if (!response.ok || response.headers.get('Content-Type')?.includes('html')) {
    throw new Error(`${href} could not be loaded: ${response.status}`);
  }
  return response.text();
}

/** Copies the text of a file, and reports success for two seconds, a failure until the next try. */
export function useCopyFile(
  href: string,
): [state: CopyFileState, copy: () => Promise<void>] {
  const timer = useRef<number>();
  const [state, setState] = useState<CopyFileState>('idle');

  const copy = useCallback(async () => {
    window.clearTimeout(timer.current);
    setState('busy');
    try {
      await copyLoadedText(() => loadText(href), {
        navigator: window.navigator,
        ClipboardItem: window.ClipboardItem,
      });
      setState('copied');
      timer.current = window.setTimeout(
        () => setState('idle'),
        COPY_CONFIRMATION_MS,
      );
    } catch {
      setState('failed');
    }
  }, [href]);

  useEffect(() => {
    setState('idle');
    return () => window.clearTimeout(timer.current);
  }, [href]);

  return [state, copy];
}
