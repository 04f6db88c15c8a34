/** The page of the tables, relative to the site. */
export const PROPERTIES_PAGE = 'docs/system/style-utilities/properties.mdx';

const BEGIN = '{/* Written by `npm run style-properties`. */}';
const END = '{/* End of what is written. */}';

/**
 * Puts the tables between the two comments of the page.
 *
 * @throws if the page does not have both
 */
export function replaceTables(page: string, tables: string): string {
  const from = page.indexOf(BEGIN);
  const to = page.indexOf(END);
  if (from === -1 || to < from) {
    throw new Error(`${PROPERTIES_PAGE}: needs the lines ${BEGIN} and ${END}`);
  }
  return `${page.slice(0, from + BEGIN.length)}\n\n${tables}\n\n${page.slice(to)}`;
}
