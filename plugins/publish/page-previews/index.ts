import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { PRODUCT_ACCENTS } from '../../../src/brand/tokens';
import { PRIMARY_MAIN } from '../../../src/brand/constants';
import { pageToPreviewPath } from '../../../src/lib/address/pageFiles';
import { extractSitePages, type SitePage } from '../../shared/extractSitePages';
import { createPreviewPainter } from './drawPreview';
import { layOutPreview } from './layOutPreview';
import type { Preview } from './types';

/** While one is laid out, others are drawn in threads of their own. */
const AT_ONCE = 4;

const CACHE = 'node_modules/.cache/portal/previews';

function listPreviews(
  pages: readonly SitePage[],
  { siteConfig, baseUrl }: LoadContext,
): Preview[] {
  const products = siteConfig.customFields?.products as Record<
    string,
    { name: string } | undefined
  >;
  const toFile = (pathname: string) =>
    pageToPreviewPath(pathname, baseUrl).slice(baseUrl.length);
  const site = siteConfig.title;
  return [
    {
      file: toFile(baseUrl),
      text: {
        title: site,
        description: siteConfig.tagline,
        section: 'Documentation',
        accent: PRIMARY_MAIN,
        site,
      },
    },
    ...pages.map(({ path: pathname, title, description, section }) => ({
      file: toFile(pathname),
      text: {
        title,
        description,
        section: products[section]?.name ?? 'Blog',
        accent: section === 'blog' ? PRIMARY_MAIN : PRODUCT_ACCENTS[section].light,
        site,
      },
    })),
  ];
}

/**
 * Draws for every page the picture that other sites show beside a link to it; pages that
 * are not written as Markdown share that of the portal.
 */
export default function pagePreviewsPlugin(context: LoadContext): Plugin {
  const { siteDir } = context;
  let previews: Preview[] = [];
  return {
    name: 'page-previews',
    allContentLoaded({ allContent }) {
      previews = listPreviews(extractSitePages(allContent, siteDir), context);
      return Promise.resolve();
    },
    async postBuild({ outDir }) {
      const painter = await createPreviewPainter(siteDir, path.join(siteDir, CACHE));
      const mark = await readFile(
        path.join(siteDir, 'static/img/favicon.svg'),
        'utf8',
      );
      const waiting = previews.values();
      const work = async () => {
        for (const { file, text } of waiting) {
          const target = path.join(outDir, file);
          await mkdir(path.dirname(target), { recursive: true });
          await writeFile(target, await painter.draw(layOutPreview(text, mark)));
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    },
  };
}
