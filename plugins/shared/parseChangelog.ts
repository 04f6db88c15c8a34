/** A release in the change log. */
export interface Release {
  version: string;
  /** `2024-01-17` */
  releasedOn: string | null;
  /** Packages with a version of their own in this release, by name. */
  packages: Readonly<Record<string, string>>;
}

const RELEASE = /^## (?:v|`)?(\d+\.\d+\.\d+(?:-[\w.]+)?)`?\s*$/;
const DAY = /^_(\w{3,9}) (\d{1,2}), (\d{4})_$/;
const PACKAGE = /^#{3,4} .*?(@[\w-]+\/[\w-]+)@(\d+\.\d+\.\d+(?:-[\w.]+)?)/;

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

function dayToIso(line: string): string | null {
  const [, name = '', day = '', year] = DAY.exec(line) ?? [];
  const month = MONTHS.indexOf(name.slice(0, 3)) + 1;
  return month === 0
    ? null
    : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/**
 * Reads the releases of a change log as the packages ship it: `## 5.15.4`, the day in
 * italics (`_Jan 10, 2024_`), and a heading for each package with a version of its own.
 * Anything else is passed over.
 *
 * @returns releases in the order of the change log, the newest first
 * @example
 * parseChangelog('## v1.0.1\n\n_Mar 3, 2023_\n')
 * // → [{ version: '1.0.1', releasedOn: '2023-03-03', packages: {} }]
 */
export function parseChangelog(text: string): Release[] {
  const releases: (Release & { packages: Record<string, string> })[] = [];
  for (const line of text.split('\n')) {
    const version = RELEASE.exec(line)?.[1];
    if (version) {
      releases.push({ version, releasedOn: null, packages: {} });
      continue;
    }
    const release = releases.at(-1);
    if (!release) continue;
    release.releasedOn ??= dayToIso(line);
    const [, name, packageVersion] = PACKAGE.exec(line) ?? [];
    if (name && packageVersion) {
      release.packages[name] = packageVersion;
    }
  }
  return releases;
}

/**
 * The release that a version of a package came with. Packages in beta count for
 * themselves, but are released and tagged with the others.
 *
 * @throws an Error that names the package if the change log does not tell
 * @example
 * findRelease('@mui/joy', '5.0.0-beta.23', releases).version // → '5.15.5'
 */
export function findRelease(
  name: string,
  version: string,
  releases: readonly Release[],
): Release {
  const release =
    releases.find(({ packages }) => packages[name] === version) ??
    releases.find((candidate) => candidate.version === version);
  if (!release) {
    throw new Error(`The change log of ${name} does not tell of ${version}.`);
  }
  return release;
}
