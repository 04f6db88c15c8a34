import { pairsToVersions, VERSION, type ProjectVersions } from './projectVersions';

/** Why a file gives no versions. */
export type ProjectFault = 'too large' | 'not understood' | 'no packages';

/** Largest file that is read, in characters: lock files of large projects have some 3 million. */
export const PROJECT_FILE_LIMIT = 20_000_000;

/** Versions at the beginning of a range: `^5.11.0`, `~5.11.0`, `>=5.11.0 <6`, `npm:@mui/x@5.1.0`. */
const RANGE = new RegExp(
  `^(?:npm:@mui/[a-z0-9-]+@|workspace:)?(?:[~^=v]|>=)?\\s*(${VERSION.source})`,
);

/** `"@mui/material@^5.11.0", "@mui/material@npm:^5.11.0":` of both kinds of Yarn's lock files. */
const YARN_ENTRY = new RegExp(
  `^"?(@mui/[a-z0-9-]+)@[^\\n]*:\\n {2}version:? "?(${VERSION.source})"?`,
  'gm',
);

/** `'@mui/material@5.11.16(react@18.2.0)':`, or `/@mui/material@…` and `/@mui/material/…` of old ones. */
const PNPM_ENTRY = new RegExp(
  `^ {2,4}'?/?(@mui/[a-z0-9-]+)[@/](${VERSION.source})(?=[('_:])`,
  'gm',
);

type Pair = readonly [name: string, version: string];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Own entries of a value that may be anything. */
const listEntries = (value: unknown): [string, unknown][] =>
  isRecord(value) ? Object.entries(value) : [];

const listDependencies = (manifest: Record<string, unknown>): Pair[] =>
  ['peerDependencies', 'devDependencies', 'dependencies'].flatMap((field) =>
    listEntries(manifest[field]).flatMap(([name, range]) => {
      const version = typeof range === 'string' && RANGE.exec(range.trim())?.[1];
      return version ? [[name, version] as const] : [];
    }),
  );

const listInstalled = (entries: [string, unknown][], prefix: string): Pair[] =>
  entries.flatMap(([key, entry]) =>
    key.startsWith(prefix) && isRecord(entry) && typeof entry.version === 'string'
      ? [[key.slice(prefix.length), entry.version] as const]
      : [],
  );

/** `package-lock.json` of npm 7 and later has `packages`, that of npm 5 and 6 `dependencies`. */
function listLocked(lock: Record<string, unknown>): Pair[] {
  const packages = listEntries(lock.packages);
  return packages.length > 0
    ? listInstalled(packages, 'node_modules/')
    : listInstalled(listEntries(lock.dependencies), '');
}

function readJson(text: string): Pair[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value)) return null;
  return 'lockfileVersion' in value ? listLocked(value) : listDependencies(value);
}

function readLock(text: string): Pair[] | null {
  if (/^lockfileVersion: /m.test(text)) {
    return [...text.matchAll(PNPM_ENTRY)].map(([, name = '', version = '']) => [
      name,
      version,
    ]);
  }
  return /^# yarn lockfile|^__metadata:/m.test(text)
    ? [...text.matchAll(YARN_ENTRY)].map(([, name = '', version = '']) => [
        name,
        version,
      ])
    : null;
}

/**
 * Reads the versions of MUI's packages from a `package.json`, `package-lock.json`, `yarn.lock`
 * or `pnpm-lock.yaml`. Of a range it takes the lowest version. Never throws.
 *
 * @param text of the file, written by anybody
 * @example
 * readProjectVersions('{"dependencies":{"@mui/material":"^5.11.0"}}')
 * // → { '@mui/material': '5.11.0' }
 */
export function readProjectVersions(text: string): ProjectVersions | ProjectFault {
  if (text.length > PROJECT_FILE_LIMIT) return 'too large';
  const source = text.replace(/\r\n/g, '\n');
  const pairs = /^\s*\{/.test(source) ? readJson(source) : readLock(source);
  if (!pairs) return 'not understood';
  return pairsToVersions(pairs) ?? 'no packages';
}
