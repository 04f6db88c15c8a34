import { useContext, useState, type ReactNode } from 'react';
import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { prefixer } from 'stylis';
import { writeBothDirections } from './bothDirections';
import { confineGlobalStyles, confineToStage } from './confineGlobalStyles';
import { DemoDocument } from './DemoDocument';
import { DemoScope } from './DemoScope';

/** A single list for all caches: Emotion keys its server-side work by its identity. */
const STYLIS_PLUGINS = [confineToStage, prefixer, writeBothDirections];

const isServer = typeof document === 'undefined';

let browserCache: EmotionCache | undefined;

/**
 * The cache whose rules the static HTML holds. In the browser there is one for the page,
 * on the server one for each demo, or rules of one page would be missing on the next. A
 * window of its own has its own, under another key: its rules are in no static HTML.
 */
function getCache(inner: Document | null): EmotionCache {
  if (inner) {
    return createCache({
      key: 'mui-window',
      container: inner.head,
      stylisPlugins: STYLIS_PLUGINS,
    });
  }
  const create = () => createCache({ key: 'mui', stylisPlugins: STYLIS_PLUGINS });
  if (isServer) {
    return create();
  }
  browserCache ??= create();
  return browserCache;
}

export function DemoStyles({ children }: { children: ReactNode }) {
  const inner = useContext(DemoDocument);
  const scope = useContext(DemoScope);
  const [cache] = useState(() => {
    const shared = getCache(inner);
    return scope === null ? shared : confineGlobalStyles(shared, scope);
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
