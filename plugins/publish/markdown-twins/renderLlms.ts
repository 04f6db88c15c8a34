import { pageToMarkdownPath } from '../../../src/lib/address/pageFiles';
import type { SitePage } from '../../shared/extractSitePages';
import { treeToMarkdown } from './renderTwin';
import {
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  quote,
  root,
  text,
} from './markdownNodes';
import type { RenderedTwin, TwinSite } from './types';

/** A page with its Markdown. */
export interface Twin extends RenderedTwin {
  page: SitePage;
}

/** A file of whole sections, and what `llms.txt` says of it. */
export interface FullText {
  title: string;
  /** Path below the base URL. */
  file: string;
  text: string;
  pageCount: number;
}

/** Name of the list of sections in the folder of each documentation set. */
export const SECTIONS_FILE = 'sections.tsv';

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

/** Most characters of a list, so that it can be read whole. */
const LIST_LIMIT = 50_000;

/** A text file of the build. */
export interface ListFile {
  /** Path below the base URL. */
  file: string;
  text: string;
}

/** Pages that are listed in one file. */
interface PageGroup {
  title: string;
  /** Path below the base URL. */
  file: string;
  pages: SitePage[];
}

function groupPages(twins: readonly Twin[], site: TwinSite): PageGroup[] {
  const pages = twins.map(({ page }) => page);
  return listSections(twins).flatMap((section) => {
    const title = sectionToTitle(section, site);
    const members = pages.filter((page) => page.section === section);
    return [
      {
        title,
        file: `${section}/llms.txt`,
        pages: members.filter((page) => !isReference(page)),
      },
      {
        title: `${title}: API reference`,
        file: `${section}/api/llms.txt`,
        pages: members.filter(isReference),
      },
    ].filter((group) => group.pages.length > 0);
  });
}

const renderIntroduction = ({ title, tagline }: TwinSite) => [
  heading(1, title),
  quote(paragraph(text(`${tagline}.`))),
];

/**
 * What a list calls a page.
 *
 * @param file of the list, below the base URL
 */
type PageToHref = (page: SitePage, file: string) => string;

/** @throws if the list is too long to be read whole */
function renderGroup(
  { title, file, pages }: PageGroup,
  site: TwinSite,
  toHref: PageToHref,
): ListFile {
  const content = treeToMarkdown(
    root([
      ...renderIntroduction(site),
      heading(2, title),
      list(
        pages.map((page) => [
          link(toHref(page, file), [text(page.title)]),
          ...(page.description ? [text(`: ${page.description}`)] : []),
        ]),
      ),
    ]),
  );
  if (content.length > LIST_LIMIT) {
    throw new Error(
      `${file} has ${content.length} characters, of at most ${LIST_LIMIT}: split it in plugins/publish/markdown-twins/renderLlms.ts.`,
    );
  }
  return { file, text: content };
}

/**
 * Renders a list of pages for each section, and for its reference.
 *
 * @throws if a list is too long to be read whole
 */
export function renderPageLists(
  twins: readonly Twin[],
  site: TwinSite,
  toHref: PageToHref = ({ path }) =>
    site.url + pageToMarkdownPath(path, site.baseUrl),
): ListFile[] {
  return groupPages(twins, site).map((group) => renderGroup(group, site, toHref));
}

/**
 * Renders the lists of all pages in the form that https://llmstxt.org describes: one for each
 * section and its reference, and `llms.txt`, which leads to them and to the files that hold many
 * pages, with their sizes in bytes.
 *
 * @returns `llms.txt` first
 * @throws if a list is too long to be read whole
 */
export function renderLlms(
  twins: readonly Twin[],
  fullTexts: readonly FullText[],
  site: TwinSite,
): ListFile[] {
  const number = new Intl.NumberFormat('en');
  const groups = groupPages(twins, site);
  const linkTo = (file: string, title: string) =>
    link(`${site.url}${site.baseUrl}${file}`, [text(title)]);
  const index = treeToMarkdown(
    root([
      ...renderIntroduction(site),
      paragraph(
        text(
          'Every page is also there as Markdown: its address with .md in place of the last slash. Demos are TypeScript, the API is in tables.',
        ),
      ),
      paragraph(
        text('To read one section, find it in the '),
        inlineCode(SECTIONS_FILE),
        text(
          ' beside the list of its pages: it has page, first and last line, bytes, id and heading of every section, separated by tabs.',
        ),
      ),
      heading(2, 'Lists of pages'),
      list(
        groups.map(({ title, file, pages }) => [
          linkTo(file, title),
          text(`: ${pages.length} pages`),
        ]),
      ),
      heading(2, 'Many pages in one file'),
      list(
        fullTexts.map(({ title, file, text: content, pageCount }) => [
          linkTo(file, title),
          text(
            `: ${pageCount} pages, ${number.format(Buffer.byteLength(content))} bytes`,
          ),
        ]),
      ),
    ]),
  );
  return [{ file: 'llms.txt', text: index }, ...renderPageLists(twins, site)];
}
