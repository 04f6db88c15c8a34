import { replaceWritten } from '../content/replaceWritten';

/** The page of the tables, relative to the site. */
export const PROPERTIES_PAGE = 'docs/system/style-utilities/properties.mdx';

/**
 * Puts the tables between the two comments of the page.
 *
 * @throws if the page does not have both
 */
export const replaceTables = (page: string, tables: string): string =>
  replaceWritten(page, tables, {
    file: PROPERTIES_PAGE,
    begin: '{/* Written by `npm run style-properties`. */}',
    end: '{/* End of what is written. */}',
  });
