import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const { packages } = JSON.parse(
  readFileSync(path.join(__dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/** Looks a name up as Node does: beside the package, then in every folder above it. */
function isLocked(name: string, from: string): boolean {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, folder.lastIndexOf('node_modules/'))
  ) {
    const prefix = folder === '' || folder.endsWith('/') ? folder : `${folder}/`;
    if (`${prefix}node_modules/${name}` in packages) {
      return true;
    }
    if (folder === '') {
      return false;
    }
  }
}

// A registry that lags behind can lack the builds of other platforms on the day of an
// install. npm then writes a lockfile that its own `npm ci` refuses.
test('the lockfile holds every package another one names, of all platforms', () => {
  const missing = Object.entries(packages).flatMap(([from, locked]) =>
    Object.keys({ ...locked.dependencies, ...locked.optionalDependencies })
      .filter((name) => !isLocked(name, from))
      .map((name) => `${from} → ${name}`),
  );
  expect(missing).toEqual([]);
});
