import { readFile } from 'node:fs/promises';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { pageToHeading } from '../../../src/lib/page/pageHeading';
import { removeBaseUrl } from '../../../src/lib/address/paths';
import { NAVIGATION } from '../../../src/navigation';
import { remarkPageApi } from '../../content/api-reference/pages/remarkPageApi';
import { addHeadingIds } from '../../shared/addHeadingIds';
import type { SitePage } from '../../shared/extractSitePages';
import { parsePage } from '../../shared/parsePage';
import { readFrontMatter } from '../../shared/readFrontMatter';
import { toUnixLines } from '../../shared/toUnixLines';
import { renderDefinitions } from './apiParts';
import { heading, link, paragraph, quote, root, text } from './markdownNodes';
import { renderGallery } from './renderGallery';
import { rewritePage } from './rewritePage';
import { listTwinSections } from './listTwinSections';
import type { RenderedTwin, TwinSite } from './types';

const writer = unified()
  // Columns of equal width would be half of the file.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', fences: true });

/** Writes a syntax tree, which must hold nothing of MDX, as Markdown. */
export function treeToMarkdown(tree: Root): string {
  return writer.stringify(tree);
}

/** The address of a page, without base URL: the name under which the API model knows it. */
const toSitePath = (page: SitePage, { baseUrl }: TwinSite) =>
  removeBaseUrl(page.path, baseUrl);

/**
 * Makes addresses absolute: `/…` belongs to the site, `#…` to the page.
 *
 * @param pageUrl absolute address of the page that links
 */
function createToUrl({ url, baseUrl }: TwinSite, pageUrl: string) {
  return (href: string): string =>
    new URL(
      href.startsWith('/') ? `${url}${baseUrl}${href.slice(1)}` : href,
      pageUrl,
    ).href;
}

/** Title, description and what the page belongs to. */
function renderHead(page: SitePage, site: TwinSite, url: string): Root {
  const product = site.products[page.section];
  const origin = product
    ? [product.name, product.version].filter(Boolean).join(' ')
    : `Blog, ${page.date}`;
  return root([
    heading(1, pageToHeading(page.title, toSitePath(page, site))),
    ...(page.description ? [quote(paragraph(text(page.description)))] : []),
    paragraph(text(`${origin} · `), link(url, [text(url)])),
  ]);
}

/**
 * Renders a page as Markdown, with its sections.
 *
 * @throws as {@link renderTwin} does
 */
export async function renderTwinWithSections(
  page: SitePage,
  site: TwinSite,
): Promise<RenderedTwin> {
  const tree = await createTwinTree(page, site);
  const markdown = treeToMarkdown(tree);
  try {
    return { markdown, sections: listTwinSections(tree, markdown) };
  } catch (error) {
    throw new Error(`${page.file}: ${(error as Error).message}`);
  }
}

/**
 * Renders a page as Markdown: its text, its demos as code, its part of the API reference as
 * tables, with absolute links.
 *
 * @throws `path:line` if the page holds what has no Markdown; as the readers of demos and
 *   playgrounds do
 */
export async function renderTwin(page: SitePage, site: TwinSite): Promise<string> {
  return treeToMarkdown(await createTwinTree(page, site));
}

async function createTwinTree(page: SitePage, site: TwinSite): Promise<Root> {
  const source = toUnixLines(await readFile(page.file, 'utf8'));
  const file = new VFile({
    path: page.file,
    data: { frontMatter: readFrontMatter(source) },
  });
  const tree = parsePage(source);
  remarkPageApi({ dataDir: site.apiDir, listsPropsUsed: false })(tree, file);
  await addHeadingIds(tree);
  const url = `${site.url}${page.path}`;
  const api = site.apiPages.get(toSitePath(page, site));
  const toUrl = createToUrl(site, url);
  const body = await rewritePage(tree, {
    file: page.file,
    source,
    url,
    api,
    findApiPage: (pathname) => site.apiPages.get(pathname),
    renderGallery: () =>
      page.section === 'blog'
        ? []
        : renderGallery(
            NAVIGATION[page.section],
            (pathname) =>
              site.pages.find((other) => toSitePath(other, site) === pathname),
            toUrl,
          ),
    toUrl,
  });
  return root([
    ...renderHead(page, site, url).children,
    ...body.children,
    ...(api ? renderDefinitions(api) : []),
  ]);
}
