/** The page of the change log, relative to the site. */
export const CHANGE_LOG_PAGE = 'docs/material-ui/discover-more/changelog.mdx';

/** The change log that the package ships, relative to the site. */
export const CHANGE_LOG = 'node_modules/@mui/material/CHANGELOG.md';

const BEGIN = '{/* Written by `npm run change-log`. cspell:disable */}';
const END = '{/* End of what is written. cspell:enable */}';

/**
 * Puts the entries between the two comments of the page.
 *
 * @throws if the page does not have both
 */
export function replaceChanges(page: string, changes: string): string {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from === -1 || to < from) {
    throw new Error(`${CHANGE_LOG_PAGE}: needs the lines ${BEGIN} and ${END}`);
  }
  return `${page.slice(0, from + BEGIN.length)}\n\n${changes}\n\n${page.slice(to)}`;
}
