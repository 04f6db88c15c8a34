import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { extractSitePages, type SitePage } from '../../shared/extractSitePages';
import { announcePublishing } from '../../shared/publishing';
import { describeSite, loadTwins } from '../markdown-twins/renderTwins';
import { readSearchIndex } from '../search-index/searchIndexFiles';
import { createPack, packToArchive, packVersion, zipPack } from './createPack';

/** Publishes the pack for agents as a zip: pages as Markdown, the API as JSON, and an index. */
export default function agentPackPlugin(context: LoadContext): Plugin {
  const { siteDir, siteConfig, generatedFilesDir, i18n } = context;
  let pages: SitePage[] = [];
  async function writePack(outDir: string): Promise<void> {
    const site = await describeSite(context, pages);
    const versions = siteConfig.customFields?.versions as Record<string, string>;
    const pack = createPack({
      site,
      versions,
      twins: await loadTwins(site),
      search: readSearchIndex(path.join(generatedFilesDir, 'search-index/site')),
    });
    const version = packVersion(versions);
    const target = path.join(outDir, packToArchive(version));
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, zipPack(pack, version));
  }
  return {
    name: 'agent-pack',
    allContentLoaded({ allContent }) {
      pages = extractSitePages(allContent, siteDir);
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      // Pages of other languages have English demos and API, and most have English text.
      if (i18n.currentLocale === i18n.defaultLocale) {
        await announcePublishing(writePack(outDir));
      }
    },
  };
}
