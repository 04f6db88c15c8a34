import { useEffect } from 'react';
import { useLocation } from '@docusaurus/router';
import { followHash } from '../../../state/preferenceStores';
import { hashToDemo } from '../../../lib/demos/codeVariant';
import { hashToId } from '../../../lib/address/findTarget';

/**
 * Calls back when the address links to the code of a demo, by its name or an earlier one:
 * `#Name.tsx`, `#Name.js` or with a styling before it. Language and styling follow too, which a
 * change of address inside the site would not bring about: it sends no event.
 */
export function useDemoHash(names: readonly string[], onAsked: () => void): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const link = hashToDemo(hashToId(hash));
    if (link && names.includes(link.demo)) {
      followHash();
      onAsked();
    }
    // A link that is followed again has the same hash and another key.
  }, [hash, key, names, onAsked]);
}
