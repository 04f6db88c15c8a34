/** A part of a page that a script writes, and the comments around it. */
export interface WrittenPart {
  /** The page, relative to the site. */
  file: string;
  begin: string;
  end: string;
}

/**
 * Puts a text between the two comments of a page.
 *
 * @param page source of the page
 * @throws if the page does not have both
 */
export function replaceWritten(
  page: string,
  text: string,
  { file, begin, end }: WrittenPart,
): string {
  const from = page.indexOf(begin);
  const to = page.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`${file}: needs the lines ${begin} and ${end}`);
  }
  return `${page.slice(0, from + begin.length)}\n\n${text}\n\n${page.slice(to)}`;
}
