import { replaceWritten } from '../content/replaceWritten';

/** The page of the change log, relative to the site. */
export const CHANGE_LOG_PAGE = 'docs/material-ui/discover-more/changelog.mdx';

/** The change log that the package ships, relative to the site. */
export const CHANGE_LOG = 'node_modules/@mui/material/CHANGELOG.md';

/**
 * Puts the entries between the two comments of the page.
 *
 * @throws if the page does not have both
 */
export const replaceChanges = (page: string, changes: string): string =>
  replaceWritten(page, changes, {
    file: CHANGE_LOG_PAGE,
    begin: '{/* Written by `npm run change-log`. cspell:disable */}',
    end: '{/* End of what is written. cspell:enable */}',
  });
