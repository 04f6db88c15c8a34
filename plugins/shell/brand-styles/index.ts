import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderBrandStyles } from '../../../src/brand/renderBrandStyles';
import { renderFallbackFaces } from '../../../src/lib/demos/demoTypefaces';

/**
 * The fonts of every page, by their files in `static/assets/fonts`. A page shows only those
 * that are there before its first frame (`src/css/fonts.css`), so it preloads them in its head.
 * Names hold a hash of the contents: browsers keep the files for good, and no later view waits
 * for them.
 */
const FONTS: readonly { file: string; fetchpriority?: 'low' }[] = [
  { file: 'geist-latin.19f9c92546aa.woff2' },
  // Of code. On a slow line it comes behind the style sheet, which the first frame waits for.
  { file: 'geist-mono-latin.684ad5b531f8.woff2', fetchpriority: 'low' },
];

/**
 * Writes the brand theme as a style sheet of CSS variables and adds it to every page, with
 * its fonts and with what stands in for those of demos. The shell reads only these variables;
 * MUI itself stays out of it.
 */
export default function brandStylesPlugin({
  generatedFilesDir,
  baseUrl,
}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'brand-styles', 'brand.css');
  return {
    name: 'brand-styles',
    async loadContent() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(
        file,
        `@layer portal.tokens {\n${renderBrandStyles()}}\n${renderFallbackFaces()}\n`,
      );
    },
    getClientModules: () => [file],
    // Each built language has its own copies, which its style sheet names.
    injectHtmlTags: () => ({
      headTags: FONTS.map(({ file, ...priority }) => ({
        tagName: 'link',
        attributes: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${baseUrl}assets/fonts/${file}`,
          crossorigin: 'anonymous',
          ...priority,
        },
      })),
    }),
  };
}
