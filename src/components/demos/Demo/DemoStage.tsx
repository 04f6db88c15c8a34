import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import { useBrowserLayoutEffect } from '../../../hooks/useBrowserLayoutEffect';
import { useShownLanguage } from '../../../hooks/useTranslate';
import { takeEarlyUses } from '../../../lib/input/earlyUse';
import { keepHeight, releaseHeight } from '../../../lib/page/readingPlace';
import { trustHtml } from '../../../lib/page/trustedTypes';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { loadDemo, type DemoSources, type OwnWindow } from './DemoLibrary';
import {
  readDemoEarlyUse,
  replayDemoEarlyUse,
  restoreDemoFocus,
  type DemoEarlyUse,
} from './demoEarlyUse';
import { useDemoErrors } from './useDemoErrors';
import styles from './Demo.module.css';

export interface DemoStageProps extends DemoSources {
  /** Title and height in pixels of the demo's own window; none: it is in the page. */
  ownWindow?: OwnWindow | null;
  /** Whether the reader has reset the demo: then there is no static HTML to keep. */
  again: boolean;
  onReset: () => void;
}

const isServer = typeof window === 'undefined';

/** Distance from the viewport at which a demo is hydrated, in pixels. */
const NEAR = 300;

/** Time in which a demo must reach its height, in milliseconds. */
const GROWTH = 1000;

/**
 * The living part of a demo, as an island: the server's HTML stays untouched until the
 * demo comes near the window, then one commit swaps in the running component. A
 * Suspense boundary would not do: the providers above it update right after hydration,
 * and React then throws away every boundary that still waits (error 421).
 */
export function DemoStage({
  name,
  library,
  load,
  styling = null,
  ownWindow = null,
  again,
  onReset,
}: DemoStageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const earlyUse = useRef<DemoEarlyUse | null>(null);
  const [Live, setLive] = useState<ComponentType | null>(() =>
    isServer && !ownWindow?.isPage
      ? lazy(() => loadDemo({ name, library, load, styling }, null))
      : null,
  );
  const [error, setError] = useState<Error>();
  const title = ownWindow?.title;
  const height = ownWindow?.height;
  const still = height === undefined ? undefined : { height };

  useEffect(() => {
    const element = stage.current;
    if (!element) {
      return undefined;
    }
    let current = true;
    const start = () => {
      const frame =
        title === undefined || height === undefined ? null : { title, height };
      loadDemo({ name, library, load, styling }, frame).then(
        ({ default: Component }) => {
          if (current) {
            if (document.documentElement.hasAttribute('data-theme-changed')) {
              keepHeight(element);
            }
            setLive(() => Component);
          }
        },
        (reason: Error) => current && setError(reason),
      );
    };
    const stop = again ? start() : watchNearness(element, start);
    return () => {
      current = false;
      stop?.();
    };
  }, [name, library, load, styling, again, title, height]);

  useEffect(() => {
    const element = stage.current;
    if (!Live || !element) {
      return undefined;
    }
    const timer = setTimeout(() => releaseHeight(element), GROWTH);
    return () => clearTimeout(timer);
  }, [Live]);

  /** React lets go of an element just before it takes it out: until then it is used. */
  const waiting = useRef<Element | null>(null);
  const watchWaiting = useCallback((element: HTMLElement | null) => {
    const left = waiting.current;
    if (element === null && left) {
      const uses = takeEarlyUses(window, (used) => left.contains(used));
      earlyUse.current = readDemoEarlyUse(left, uses);
    }
    waiting.current = element;
  }, []);

  // At once: a key that is pressed in between would find the focus nowhere.
  useBrowserLayoutEffect(() => {
    const live = stage.current?.querySelector('[data-live]');
    if (live && earlyUse.current) {
      restoreDemoFocus(live, earlyUse.current);
    }
  }, [Live]);

  useEffect(() => {
    const live = stage.current?.querySelector('[data-live]');
    const use = earlyUse.current;
    if (!live || !use) {
      return undefined;
    }
    // Components are drawn a second time, when they know their own elements.
    const timer = setTimeout(() => {
      earlyUse.current = null;
      void replayDemoEarlyUse(live, use);
    });
    return () => clearTimeout(timer);
  }, [Live]);

  if (isServer && Live) {
    return (
      <div data-demo-stage>
        <div className={clsx(still && styles.still)} style={still}>
          <Suspense fallback={null}>
            <Live />
          </Suspense>
        </div>
      </div>
    );
  }

  if (error) {
    return <DemoFailure error={error} onReset={onReset} />;
  }

  return (
    <div ref={stage} data-demo-stage>
      {Live ? (
        <LiveDemo key="live" onError={setError}>
          <DemoErrorBoundary
            renderError={(reason) => (
              <DemoFailure error={reason} onReset={onReset} />
            )}
          >
            <Live />
          </DemoErrorBoundary>
        </LiveDemo>
      ) : (
        <div
          key="static"
          ref={watchWaiting}
          className={clsx(styles.waiting, still && styles.still)}
          style={still}
          // Keeps what the server rendered; after a client navigation there is nothing.
          suppressHydrationWarning
          dangerouslySetInnerHTML={trustHtml('')}
        />
      )}
    </div>
  );
}

interface LiveDemoProps {
  children: ReactNode;
  onError: (error: Error) => void;
}

function LiveDemo({ children, onError }: LiveDemoProps) {
  const actions = useDemoErrors(onError);
  return (
    <div data-live {...actions}>
      {children}
    </div>
  );
}

function DemoFailure({ error, onReset }: { error: Error; onReset: () => void }) {
  const { code, translate: t } = useShownLanguage();
  return (
    <div className={styles.failure} role="alert">
      <p>
        <strong lang={code}>{t('demo.stopped', 'This demo stopped.')}</strong>{' '}
        {error.message}
      </p>
      <button type="button" lang={code} onClick={onReset}>
        {t('demo.startAgain', 'Start it again')}
      </button>
    </div>
  );
}

/** Calls back once, when the element is within `NEAR` of the window. */
function watchNearness(element: Element, callback: () => void): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    callback();
    return () => {};
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) {
        observer.disconnect();
        callback();
      }
    },
    { rootMargin: `${NEAR}px 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
