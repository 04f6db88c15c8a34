/** Versions of documented packages in a project, by package name: `5.11.16`. */
export type ProjectVersions = Readonly<Record<string, string>>;

/** Most packages that are kept: MUI publishes fewer. */
const PACKAGE_LIMIT = 60;

const NAME = /^@mui\/[a-z0-9][a-z0-9-]{0,60}$/;

/** Exact version, with what follows a hyphen: `5.0.0-beta.32`. */
export const VERSION = /\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[0-9A-Za-z.-]{1,40})?/;

const EXACT_VERSION = new RegExp(`^${VERSION.source}$`);

/** Keeps the pairs that are a package of MUI and an exact version; null where none is. */
export function pairsToVersions(
  pairs: readonly (readonly [name: string, version: unknown])[],
): ProjectVersions | null {
  const kept = pairs.filter(
    (pair): pair is readonly [string, string] =>
      NAME.test(pair[0]) &&
      typeof pair[1] === 'string' &&
      EXACT_VERSION.test(pair[1]),
  );
  return kept.length > 0 ? Object.fromEntries(kept.slice(0, PACKAGE_LIMIT)) : null;
}

/** Reads stored versions; null for text that is damaged. */
export function parseProjectVersions(text: string): ProjectVersions | null {
  try {
    return pairsToVersions(Object.entries(JSON.parse(text) as object));
  } catch {
    return null;
  }
}
