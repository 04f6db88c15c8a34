import { replace, type BrokenInput } from './brokenInput';

const TREE = 'src/navigation/materialUi.ts';

/** The entry of the page about badges, written anew. */
function badge(name: string, entry: string, says: string): BrokenInput {
  return {
    name,
    file: TREE,
    change: replace("{ pathname: '/material-ui/react-badge' },", entry),
    at: entry.split('\n').at(-1) as string,
    says,
  };
}

const contradiction = (one: string, two: string) =>
  badge(
    `an entry is ${one} and ${two} at once`,
    `{ pathname: '/material-ui/react-badge', ${one}: true, ${two}: true },`,
    `the markers "${one}" and "${two}"`,
  );

/** The trees of the navigation, and the pages they lead to. */
export const NAVIGATION_FAULTS: readonly BrokenInput[] = [
  badge(
    'an entry is listed twice',
    "{ pathname: '/material-ui/react-badge' },\n          { pathname: '/material-ui/react-badge', title: 'Badge' },",
    'the pathname "/material-ui/react-badge" is listed twice',
  ),
  contradiction('planned', 'newFeature'),
  contradiction('planned', 'unstable'),
  contradiction('planned', 'legacy'),
  contradiction('newFeature', 'legacy'),
  contradiction('unstable', 'legacy'),
  badge(
    'an entry is planned whose page exists',
    "{ pathname: '/material-ui/react-badge', planned: true },",
    'is planned, but its page exists',
  ),
  badge(
    'an entry has another title than its page',
    "{ pathname: '/material-ui/react-badge', title: 'Badges' },",
    'contradicts the navigation, which says "Badges"',
  ),
  badge(
    'an entry has an empty title',
    "{ pathname: '/material-ui/react-badge', title: '' },",
    'the title of "/material-ui/react-badge" is empty',
  ),
  badge(
    'an entry leads out of the portal without https',
    "{ pathname: 'http://example.org/', title: 'Elsewhere', external: true },",
    'must begin with https://',
  ),
  badge(
    'an entry does not begin with a slash',
    "{ pathname: 'material-ui/react-badge' },",
    'must begin with a slash',
  ),
  badge(
    'an entry ends with a slash',
    "{ pathname: '/material-ui/react-badge/' },",
    'must begin with a slash and not end with one',
  ),
  badge(
    'an entry leads to a page that another set does not list',
    "{ pathname: '/material-ui/react-badge' },\n          { pathname: '/x/react-nowhere', title: 'Nowhere' },",
    'belongs to another set, which does not list it',
  ),
  {
    name: 'a page is in no tree',
    file: 'docs/material-ui/components/badge/badge.mdx',
    change: replace(/^slug:.*$/m, 'slug: /react-badges/'),
    at: 'slug: /react-badges/',
    says: '"/material-ui/react-badges" is not listed in',
  },
  {
    name: 'two pages have one address',
    file: 'docs/material-ui/components/badge/badge.mdx',
    change: replace(/^slug:.*$/m, 'slug: /react-avatar/'),
    at: 'slug: /react-avatar/',
    says: 'two pages have the pathname "/material-ui/react-avatar"',
  },
  {
    name: 'a page has another title than its entry',
    file: 'docs/material-ui/components/text-field/text-field.mdx',
    change: replace(/^title:.*$/m, 'title: Text Fields'),
    at: 'title: Text Fields',
    says: 'the title "Text Fields" contradicts the navigation',
  },
];
