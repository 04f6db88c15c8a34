import type { Release } from '../../shared/parseChangelog';
import type { MajorRelease, MinorLine } from './types';

const DAY_MS = 86_400_000;

const isPreRelease = ({ version }: Release) => version.includes('-');

function toMoment({ version, releasedOn }: Release) {
  return { version, releasedOn };
}

function listMinors(newestFirst: readonly Release[]): MinorLine[] {
  const byLine = new Map<string, Release[]>();
  for (const release of newestFirst) {
    const line = release.version.split('.').slice(0, 2).join('.');
    byLine.set(line, [...(byLine.get(line) ?? []), release]);
  }
  return [...byLine].map(([line, releases]) => ({
    line,
    first: toMoment(releases.at(-1) as Release),
    latest: toMoment(releases[0] as Release),
    count: releases.length,
  }));
}

function measureDaysBetween(newestFirst: readonly Release[]): number | null {
  const days = newestFirst
    .flatMap(({ releasedOn }) => releasedOn ?? [])
    .map((day) => Date.parse(day) / DAY_MS);
  const [newest] = days;
  const oldest = days.at(-1);
  return newest === undefined || oldest === undefined || days.length < 2
    ? null
    : (newest - oldest) / (days.length - 1);
}

/**
 * Sums up the releases of the major version that is installed.
 *
 * @param releases the newest first
 * @throws if there is none of that major version
 */
export function summariseReleases(
  releases: readonly Release[],
  major: number,
): MajorRelease {
  const own = releases.filter(({ version }) => parseInt(version, 10) === major);
  const stable = own.filter((release) => !isPreRelease(release));
  if (stable.length === 0) {
    throw new Error(`The change log tells of no release of version ${major}.`);
  }
  return {
    major,
    minors: listMinors(stable),
    preReleases: own.length - stable.length,
    daysBetween: measureDaysBetween(stable),
  };
}
