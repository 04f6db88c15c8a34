import { pageToMarkdownPath } from '../../../src/lib/address/pageFiles';
import type { SitePage } from '../../shared/extractSitePages';
import { SECTIONS_FILE, type ListFile, type Twin } from './renderLlms';

const COLUMNS = ['# page', 'first line', 'last line', 'bytes', 'id', 'heading'];

/**
 * Lists the sections of the given pages, one on each line, to be searched by a program.
 *
 * @param toFile what a page is called in the first column
 */
export function sectionsToText(
  twins: readonly Pick<Twin, 'page' | 'sections'>[],
  toFile: (page: SitePage) => string,
): string {
  const rows = twins.flatMap(({ page, sections }) =>
    sections
      .filter(({ depth }) => depth > 1)
      .map(({ first, last, bytes, id, title }) =>
        [toFile(page), first, last, bytes, id, title].join('\t'),
      ),
  );
  return `${[COLUMNS.join('\t'), ...rows].join('\n')}\n`;
}

/** Renders a list of sections for each documentation set, and for the blog. */
export function renderSectionLists(
  twins: readonly Twin[],
  baseUrl: string,
): ListFile[] {
  return [...new Set(twins.map(({ page }) => page.section))].map((section) => ({
    file: `${section}/${SECTIONS_FILE}`,
    text: sectionsToText(
      twins.filter(({ page }) => page.section === section),
      ({ path }) => pageToMarkdownPath(path, baseUrl),
    ),
  }));
}
