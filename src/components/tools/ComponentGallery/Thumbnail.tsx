import { useEffect, useRef, useState, type ComponentType } from 'react';
import { trustHtml } from '../../../lib/page/trustedTypes';
import { DemoStage } from '../../demos/Demo/DemoStage';
import styles from './ComponentGallery.module.css';
import type { GallerySet } from './sets';

const isServer = typeof window === 'undefined';

/** React 18 does not know the attribute; without it, the controls would take focus. */
const STILL = { inert: '', 'aria-hidden': true } as object;

interface ThumbnailProps {
  set: GallerySet;
  /** Last part of the path of its page. */
  name: string;
}

/**
 * A small picture of a component, made of the component. The static HTML stays as it is and
 * costs no script; only where there is none, after a navigation in the browser, it is
 * rendered when it comes near the window.
 */
export function Thumbnail({ set, name }: ThumbnailProps) {
  const drawing = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(isServer);

  useEffect(() => setIsMissing(drawing.current?.childElementCount === 0), []);

  return isMissing ? (
    <div key="rendered" className={styles.drawing} {...STILL}>
      <DemoStage
        library={set.library}
        load={getLoader(set, name)}
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

/** A stage restarts with another loader, so each thumbnail has one. */
const LOADERS = new Map<string, LoadThumbnail>();

function getLoader({ library, loadThumbnails }: GallerySet, name: string) {
  const key = `${library} ${name}`;
  const load: LoadThumbnail =
    LOADERS.get(key) ??
    (async () => ({ default: (await loadThumbnails())[name] ?? (() => null) }));
  LOADERS.set(key, load);
  return load;
}
