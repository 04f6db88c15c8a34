import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const CLIENT_DIR = path.join(
  path.dirname(require.resolve('@docusaurus/core/package.json')),
  'lib/client',
);

/**
 * The sources that take all routes to be known. Read what has changed in them, see whether
 * `client/` still does the same, then write down the new ones.
 */
const FINGERPRINTS = {
  'App.js': '1442f48492b53516',
  'PendingNavigation.js': '1c489db32b5665b0',
  'clientEntry.js': 'a9d6514eaf79c05c',
  'docusaurus.js': 'b0d1dbdc1e3a706f',
  'exports/ComponentCreator.js': '5f99bdbd725f6e0b',
  'normalizeLocation.js': '2759003e81bfa6c3',
  'prefetch.js': '7543271549a9882a',
  'preload.js': '8c1e3de18d307e2f',
};

it.each(Object.entries(FINGERPRINTS))(
  '%s of Docusaurus is as it was when it was replaced',
  (file, fingerprint) => {
    const source = readFileSync(path.join(CLIENT_DIR, file));
    expect(createHash('sha256').update(source).digest('hex').slice(0, 16)).toBe(
      fingerprint,
    );
  },
);
