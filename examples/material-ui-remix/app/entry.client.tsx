import { CacheProvider } from '@emotion/react';
import { RemixBrowser } from '@remix-run/react';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createEmotionCache } from './createEmotionCache';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={createEmotionCache()}>
        <RemixBrowser />
      </CacheProvider>
    </StrictMode>,
  );
});
