import type { Release } from '../../shared/parseChangelog';

/** An installed package. */
export interface PackageVersion {
  name: string;
  version: string;
  /** Day of the release, `2024-01-17`; null where the change log does not tell. */
  releasedOn: string | null;
  /** Versions of React it works with, as the package says it. */
  react: string | null;
  licence: string;
  notesUrl: string;
  sourceUrl: string;
  npmUrl: string;
}

/** All releases of one minor version. */
export interface MinorLine {
  /** `5.15` */
  line: string;
  first: Pick<Release, 'version' | 'releasedOn'>;
  latest: Pick<Release, 'version' | 'releasedOn'>;
  /** Number of releases, without pre-releases. */
  count: number;
}

/** The documented major version of a family of packages. */
export interface MajorRelease {
  major: number;
  /** Minor versions, the newest first. */
  minors: readonly MinorLine[];
  /** Pre-releases of the major version. */
  preReleases: number;
  /** Mean time between releases, in days; null for a single one. */
  daysBetween: number | null;
}

/** Data of the page of versions. */
export interface VersionsData {
  packages: Readonly<Record<string, PackageVersion>>;
  core: MajorRelease;
  x: MajorRelease;
}

/** A difference of the API from an earlier release. */
export interface ApiChangeEntry {
  /** Component, hook or interface. */
  owner: string;
  /** Prop, parameter, returned value or field. */
  name: string;
  /** Pathname and hash of its row. */
  href: string;
  change: 'new' | 'type' | 'default' | 'required' | 'deprecated';
  /** The release that was still different. */
  release: string;
  /** The type or the default it had there. Left out where it had none. */
  before?: string;
}

/** What has changed in the API of a package. */
export interface PackageChanges {
  packageName: string;
  /** First recorded release; null where none is. */
  since: string | null;
  /** Installed version. */
  version: string;
  changes: readonly ApiChangeEntry[];
}
