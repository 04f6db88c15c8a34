import { useEffect, useRef, useState, type ComponentType } from 'react';
import { trustHtml } from '../../lib/trustedTypes';
import { DemoStage } from '../Demo/DemoStage';
import styles from './ComponentGallery.module.css';

const isServer = typeof window === 'undefined';

/** React 18 does not know the attribute; without it, the controls would take focus. */
const STILL = { inert: '', 'aria-hidden': true } as object;

/**
 * A small picture of a component, made of the component. The static HTML stays as it is and
 * costs no script; only where there is none, after a navigation in the browser, it is
 * rendered when it comes near the window.
 */
export function Thumbnail({ name }: { name: string }) {
  const drawing = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(isServer);

  useEffect(() => setIsMissing(drawing.current?.childElementCount === 0), []);

  return isMissing ? (
    <div key="rendered" className={styles.drawing} {...STILL}>
      <DemoStage
        library="material-ui"
        load={LOADERS.get(name) ?? createLoader(name)}
        again={false}
        onReset={() => {}}
      />
    </div>
  ) : (
    <div
      key="static"
      ref={drawing}
      className={styles.drawing}
      {...STILL}
      // Keeps what the server rendered.
      suppressHydrationWarning
      dangerouslySetInnerHTML={trustHtml('')}
    />
  );
}

type LoadThumbnail = () => Promise<{ default: ComponentType }>;

/** A stage starts anew with another loader, so each name has one. */
const LOADERS = new Map<string, LoadThumbnail>();

function createLoader(name: string): LoadThumbnail {
  const load = () =>
    import('./thumbnails').then(({ THUMBNAILS }) => ({
      default: THUMBNAILS[name] ?? (() => null),
    }));
  LOADERS.set(name, load);
  return load;
}
