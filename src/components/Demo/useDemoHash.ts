import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { followHash } from '../../hooks/preferenceStores';
import { hashToDemo } from '../../lib/codeVariant';

/**
 * Calls back when the address asks for the code of a demo: `#Name.tsx`, `#Name.js` or with
 * a styling before it. Language and styling follow too, which a change of address inside
 * the site would not bring about: it sends no event.
 */
export function useDemoHash(name: string, onAsked: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hashToDemo(decodeHash(hash))?.demo === name) {
      followHash();
      onAsked();
    }
    // A link that is followed again has the same hash and another key.
  }, [hash, key, name, onAsked]);
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}
