import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  readJsonIfExists,
  readTextIfExists,
  writeAtomically,
} from '../../shared/writeAtomically';
import { measureBundleSize } from './measureBundleSize';

/** Bytes by `package#name`. */
type Sizes = Record<string, number>;

/** The sizes of one installation. */
interface SizeStore {
  /** Null where nothing says which packages are installed: sizes are not kept then. */
  file: string | null;
  kept: Sizes;
  /** Measured, or about to be. */
  measured: Map<string, Promise<number>>;
  isToWrite: boolean;
}

const CACHE = 'node_modules/.cache/portal/bundle-sizes';

const stores = new Map<string, SizeStore>();

/** Other packages, and another way to measure, make other sizes. */
function findFile(siteDir: string): string | null {
  const lock = readTextIfExists(
    path.join(siteDir, 'node_modules/.package-lock.json'),
  );
  if (lock === undefined) return null;
  const key = createHash('sha256')
    .update(readFileSync(path.join(__dirname, 'measureBundleSize.ts')))
    .update(lock)
    .digest('hex')
    .slice(0, 24);
  return path.join(siteDir, CACHE, `${key}.json`);
}

function openStore(siteDir: string): SizeStore {
  const known = stores.get(siteDir);
  if (known) return known;
  const file = findFile(siteDir);
  const store = {
    file,
    kept: (file === null ? undefined : readJsonIfExists<Sizes>(file)) ?? {},
    measured: new Map(),
    isToWrite: false,
  };
  stores.set(siteDir, store);
  return store;
}

/** Written once for all that are measured together. */
function scheduleWrite(store: SizeStore): void {
  if (store.file === null || store.isToWrite) return;
  const { file } = store;
  store.isToWrite = true;
  setImmediate(() => {
    store.isToWrite = false;
    writeAtomically(file, `${JSON.stringify(store.kept)}\n`);
  });
}

/**
 * The size of an export, as `measureBundleSize` gives it: kept from build to build as long as
 * the same packages are installed. While the site is developed nothing is measured, for a
 * writer would wait for it: only what a build has kept is known.
 *
 * @param siteDir where `node_modules` lies
 * @returns bytes; undefined where they are not known
 * @throws if the package does not export the name
 */
export async function loadBundleSize(
  packageName: string,
  name: string,
  siteDir: string,
): Promise<number | undefined> {
  const store = openStore(siteDir);
  const key = `${packageName}#${name}`;
  const kept = store.kept[key];
  if (kept !== undefined || process.env.NODE_ENV === 'development') return kept;
  const measuring =
    store.measured.get(key) ?? measureBundleSize(packageName, name, siteDir);
  store.measured.set(key, measuring);
  const size = await measuring;
  store.kept[key] = size;
  scheduleWrite(store);
  return size;
}
