import { pageToMarkdownPath } from '../../src/lib/pageFiles';
import type { SitePage } from '../shared/extractSitePages';
import { treeToMarkdown } from './renderTwin';
import { heading, link, list, paragraph, quote, root, text } from './markdownNodes';
import type { TwinSite } from './types';

/** A page with its Markdown. */
export interface Twin {
  page: SitePage;
  markdown: string;
}

/** A file of whole sections, and what `llms.txt` says of it. */
export interface FullText {
  title: string;
  /** Path below the base URL. */
  file: string;
  text: string;
  pageCount: number;
}

const SEPARATOR = '\n\n---\n\n';

const isReference = ({ path }: SitePage) =>
  /\/api\/|\/(?:components|hooks)-api\//.test(path);

/** Sections in the order in which their pages come. */
function listSections(twins: readonly Twin[]): SitePage['section'][] {
  return [...new Set(twins.map(({ page }) => page.section))];
}

const sectionToTitle = (section: SitePage['section'], { products }: TwinSite) =>
  products[section]?.name ?? 'Blog';

function createFullText(
  title: string,
  file: string,
  twins: readonly Twin[],
): FullText {
  return {
    title,
    file,
    text: twins.map(({ markdown }) => markdown.trimEnd()).join(SEPARATOR) + '\n',
    pageCount: twins.length,
  };
}

/**
 * Joins the pages into files that are read whole: one of everything, and one a section.
 *
 * @returns that of everything first
 */
export function createFullTexts(twins: readonly Twin[], site: TwinSite): FullText[] {
  return [
    createFullText('Everything', 'llms-full.txt', twins),
    ...listSections(twins).map((section) =>
      createFullText(
        sectionToTitle(section, site),
        `${section}/llms-full.txt`,
        twins.filter(({ page }) => page.section === section),
      ),
    ),
  ];
}

function renderPageList(pages: readonly SitePage[], { url, baseUrl }: TwinSite) {
  return list(
    pages.map(({ path, title, description }) => [
      link(url + pageToMarkdownPath(path, baseUrl), [text(title)]),
      ...(description ? [text(`: ${description}`)] : []),
    ]),
  );
}

function renderSection(
  section: SitePage['section'],
  pages: readonly SitePage[],
  site: TwinSite,
) {
  const title = sectionToTitle(section, site);
  const groups: [title: string, pages: SitePage[]][] = [
    [title, pages.filter((page) => !isReference(page))],
    [`${title}: API reference`, pages.filter(isReference)],
  ];
  return groups.flatMap(([name, members]) =>
    members.length > 0 ? [heading(2, name), renderPageList(members, site)] : [],
  );
}

/**
 * Renders the list of all pages in the form that https://llmstxt.org describes, with the
 * files that hold many pages and their sizes in bytes.
 */
export function renderLlms(
  twins: readonly Twin[],
  fullTexts: readonly FullText[],
  site: TwinSite,
): string {
  const pages = twins.map(({ page }) => page);
  const number = new Intl.NumberFormat('en');
  const files = fullTexts.map(({ title, file, text: content, pageCount }) => [
    link(`${site.url}${site.baseUrl}${file}`, [text(title)]),
    text(`: ${pageCount} pages, ${number.format(Buffer.byteLength(content))} bytes`),
  ]);
  return treeToMarkdown(
    root([
      heading(1, site.title),
      quote(paragraph(text(`${site.tagline}.`))),
      paragraph(
        text(
          'Every page is also there as Markdown: its address with .md in place of the last slash. Demos are TypeScript, the API is in tables.',
        ),
      ),
      heading(2, 'Many pages in one file'),
      list(files),
      ...listSections(twins).flatMap((section) =>
        renderSection(
          section,
          pages.filter((page) => page.section === section),
          site,
        ),
      ),
    ]),
  );
}
