import {
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { useHistory } from '@docusaurus/router';
import { trustHtml } from '../../lib/page/trustedTypes';

interface StaticPartProps {
  /** Loads what is drawn; stays the same between renders. */
  load: () => Promise<{ default: ComponentType }>;
  /** Shown if it cannot be loaded. */
  failure: ReactNode;
  /** Called with its element when it was drawn later than the page. */
  onDrawn?: (element: HTMLElement) => void;
}

const isServer = typeof window === 'undefined';

/**
 * A part of the page that is in the static HTML and stays there untouched, so the page loads
 * nothing for it; after a client navigation, which brings no HTML, it is loaded.
 */
export function StaticPart({ load, failure, onDrawn }: StaticPartProps) {
  const staticHtml = useRef<HTMLDivElement>(null);
  const loadedPart = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const [failed, setFailed] = useState(false);
  const [Part, setPart] = useState<ComponentType | null>(() =>
    isServer ? lazy(load) : null,
  );

  useEffect(() => {
    if (staticHtml.current?.hasChildNodes()) {
      return undefined;
    }
    let current = true;
    load().then(
      ({ default: Loaded }) => current && setPart(() => Loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [load]);

  useEffect(() => {
    if (Part && loadedPart.current) onDrawn?.(loadedPart.current);
  }, [Part, onDrawn]);

  /** Links in static HTML are followed without a new page, like all others. */
  const handleClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest?.('a');
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (link && isPlain && !event.defaultPrevented) {
      const { origin, pathname, search, hash } = new URL(link.href);
      if (origin === window.location.origin) {
        event.preventDefault();
        history.push({ pathname, search, hash });
      }
    }
  };

  return (
    <>
      {failed && failure}
      {Part ? (
        <div key="loaded" ref={loadedPart}>
          <Suspense fallback={null}>
            <Part />
          </Suspense>
        </div>
      ) : (
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside have keys
        <div
          key="static"
          ref={staticHtml}
          onClick={handleClick}
          suppressHydrationWarning
          dangerouslySetInnerHTML={trustHtml('')}
        />
      )}
    </>
  );
}
