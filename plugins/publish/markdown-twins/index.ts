import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pageToMarkdownPath } from '../../../src/lib/address/pageFiles';
import { extractSitePages, type SitePage } from '../../shared/extractSitePages';
import { announcePublishing } from '../../shared/publishing';
import { createTwinMiddleware, type TwinMiddleware } from './createTwinMiddleware';
import { createFullTexts, renderLlms } from './renderLlms';
import { renderRobots, ROBOTS_FILE } from './renderRobots';
import { renderSectionLists } from './renderSectionLists';
import { renderTwin } from './renderTwin';
import { describeSite, loadTwins } from './renderTwins';
import type { TwinSite } from './types';

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
  async function writeTwins(outDir: string): Promise<void> {
    const described = await loadSite();
    const twins = await loadTwins(described);
    const fullTexts = createFullTexts(twins, described);
    const lists = renderLlms(twins, fullTexts, described);
    const robots = renderRobots(described);
    const files: [file: string, text: string][] = [
      ...twins.map(({ page, markdown }): [string, string] => [
        pageToMarkdownPath(page.path, baseUrl).slice(baseUrl.length),
        markdown,
      ]),
      ...[...fullTexts, ...lists, ...renderSectionLists(twins, baseUrl)].map(
        ({ file, text }): [string, string] => [file, text],
      ),
      // The page that leads to all others.
      ['index.md', lists[0]?.text ?? ''],
      ...(robots ? [[ROBOTS_FILE, robots] as [string, string]] : []),
    ];
    for (const [file, text] of files) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, text);
    }
  }
  return {
    name: 'markdown-twins',
    allContentLoaded({ allContent }) {
      pages = extractSitePages(allContent, siteDir);
      site = undefined;
      return Promise.resolve();
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : devServerSettings),
    // The headers of pages name their Markdown where it is there.
    postBuild: ({ outDir }) => announcePublishing(writeTwins(outDir)),
  };
}
