/** Support for a major version by the makers of the core libraries. */
export type Support = 'active' | 'security' | 'none';

/** A major version of the core libraries before the documented one. */
export interface EarlierMajor {
  /** `v4` */
  name: string;
  /** Month of the first release, `2019-05`; null where it was not counted. */
  releasedIn: string | null;
  support: Support;
  docsUrl: string;
}

/**
 * Major versions of the core libraries before the documented one, the newest first, as things
 * stood when 5.15.5 came out. There never was a version 2.
 */
export const EARLIER_MAJORS: readonly EarlierMajor[] = [
  {
    name: 'v4',
    releasedIn: '2019-05',
    support: 'security',
    docsUrl: 'https://v4.mui.com/',
  },
  {
    name: 'v3',
    releasedIn: '2018-09',
    support: 'none',
    docsUrl: 'https://v3.mui.com/',
  },
  {
    name: 'v1',
    releasedIn: '2018-05',
    support: 'none',
    docsUrl: 'https://v1.mui.com/',
  },
  { name: 'v0', releasedIn: null, support: 'none', docsUrl: 'https://v0.mui.com/' },
];
