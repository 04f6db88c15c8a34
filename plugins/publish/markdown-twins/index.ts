import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageToMarkdownPath } from '../../../src/lib/address/pageFiles';
import { extractSitePages, type SitePage } from '../../shared/extractSitePages';
import { loadApiPages } from '../../shared/loadApiPages';
import { createTwinMiddleware, type TwinMiddleware } from './createTwinMiddleware';
import { createFullTexts, renderLlms, type Twin } from './renderLlms';
import { renderTwin } from './renderTwin';
import type { TwinSite } from './types';

/** Pages that are rendered at the same time: their demos are read meanwhile. */
const BATCH = 16;

async function describeSite(
  { siteConfig, generatedFilesDir, baseUrl }: LoadContext,
  pages: readonly SitePage[],
): Promise<TwinSite> {
  return {
    title: siteConfig.title,
    tagline: siteConfig.tagline,
    url: siteConfig.url,
    baseUrl,
    products: siteConfig.customFields?.products as TwinSite['products'],
    pages,
    apiPages: await loadApiPages(generatedFilesDir),
    apiDir: path.join(generatedFilesDir, 'api-reference'),
  };
}

async function renderTwins(
  pages: readonly SitePage[],
  site: TwinSite,
): Promise<Twin[]> {
  const twins: Twin[] = [];
  for (let start = 0; start < pages.length; start += BATCH) {
    const batch = pages.slice(start, start + BATCH).map(async (page) => ({
      page,
      markdown: await renderTwin(page, site),
    }));
    twins.push(...(await Promise.all(batch)));
  }
  return twins;
}

/**
 * Writes every page as Markdown beside its HTML, and lists of them for machines that read:
 * `llms.txt`, `llms-full.txt` and those of each section. While the site is developed, a
 * page's Markdown is made when it is asked for.
 */
export default function markdownTwinsPlugin(context: LoadContext): Plugin {
  const { siteDir, baseUrl } = context;
  let pages: SitePage[] = [];
  let site: Promise<TwinSite> | undefined;
  const loadSite = () => (site ??= describeSite(context, pages));
  const middleware: TwinMiddleware = createTwinMiddleware(async (pathname) => {
    const page = pages.find(
      (candidate) => pageToMarkdownPath(candidate.path, baseUrl) === pathname,
    );
    return page ? renderTwin(page, await loadSite()) : null;
  });
  // The bundler's own type leaves its server out. Values given here are added to its list.
  const devServerSettings: object = {
    devServer: { setupMiddlewares: () => [{ name: 'markdown-twins', middleware }] },
  };
  return {
    name: 'markdown-twins',
    allContentLoaded({ allContent }) {
      pages = extractSitePages(allContent, siteDir);
      site = undefined;
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : devServerSettings),
    async postBuild({ outDir }) {
      const described = await loadSite();
      const twins = await renderTwins(pages, described);
      const fullTexts = createFullTexts(twins, described);
      const lists = renderLlms(twins, fullTexts, described);
      const files: [file: string, text: string][] = [
        ...twins.map(({ page, markdown }): [string, string] => [
          pageToMarkdownPath(page.path, baseUrl).slice(baseUrl.length),
          markdown,
        ]),
        ...[...fullTexts, ...lists].map(({ file, text }): [string, string] => [
          file,
          text,
        ]),
        // The page that leads to all others.
        ['index.md', lists[0]?.text ?? ''],
      ];
      for (const [file, text] of files) {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
    },
  };
}
