import * as React from 'react';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import Button from '@mui/material/Button';
import './interopLayer.css';

function createLayerCache(layer: string) {
  const cache = createCache({ key: 'layered' });
  const { insert } = cache;
  cache.insert = (selector, serialized, sheet, shouldCache) =>
    insert(
      selector,
      { ...serialized, styles: `@layer ${layer}{${serialized.styles}}` },
      sheet,
      shouldCache,
    );
  return cache;
}

export default function InteropLayer() {
  const [cache] = React.useState(() => createLayerCache('mui'));
  return (
    <CacheProvider value={cache}>
      <Button variant="outlined" className="interop-layer">
        Track parcel
      </Button>
    </CacheProvider>
  );
}
