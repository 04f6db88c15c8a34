const isHeading = (block: Element) => /^H[2-6]$/.test(block.tagName);

/** Whether a block is or holds a table with rows that are shown. */
const hasRows = (block: HTMLElement) =>
  block.matches('[data-api-group]') && !block.hidden;

/**
 * Leaves of what follows an element the tables that have a row to show, and their headings;
 * or shows everything again. Tables themselves are left as the filter has set them.
 *
 * @param start the filter, before the first section
 */
export function hideOtherBlocks(start: Element, isFiltered: boolean): void {
  let heading: HTMLElement | null = null;
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    const block = next as HTMLElement;
    if (isHeading(block)) heading = block;
    if (block.matches('[data-api-group]')) {
      if (isFiltered && heading && hasRows(block)) heading.hidden = false;
    } else {
      block.hidden = isFiltered;
    }
  }
}
