import type { IndexedEntry } from '../../../src/lib/search/types';
import type { VersionsData } from '../../content/versions/types';

/** Pages that are written in code, by what readers look for on them. */
const CODED_PAGES: readonly IndexedEntry[] = [
  {
    kind: 'page',
    name: 'Versions',
    href: '/versions/',
    excerpt: 'Installed versions, releases and support of each package.',
    text: 'changelog release notes support earlier version upgrade react licence',
  },
  {
    kind: 'page',
    name: 'Decode a minified error',
    href: '/production-error/',
    excerpt: 'The message behind the number that production builds throw.',
    text: 'production error code minified message',
  },
  {
    kind: 'page',
    name: 'Accessibility',
    alias: 'WCAG conformance',
    href: '/accessibility/',
    excerpt:
      'What works in this portal, what does not, and each criterion of WCAG 2.2.',
    text: 'wcag conformance statement criteria screen reader contrast barrier report a11y',
  },
  {
    kind: 'page',
    name: 'Blog',
    href: '/blog/',
    text: 'news posts articles',
  },
];

/**
 * Entries of what belongs to no product: pages that are written in code, and the version of
 * each package.
 */
export function collectPortalEntries({ packages }: VersionsData): IndexedEntry[] {
  return [
    ...CODED_PAGES,
    ...Object.entries(packages).map(
      ([packageName, { name, version, releasedOn }]): IndexedEntry => ({
        kind: 'version',
        name: `${name} ${version}`,
        owner: packageName,
        href: '/versions/',
        text: `version release ${releasedOn ?? ''}`,
      }),
    ),
  ];
}
