import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderBrandStyles } from '../../src/brand/renderBrandStyles';

/** Fonts that the first frame needs, by their files in `static/fonts`. */
const FONTS = ['geist-latin', 'geist-mono-latin'];

/**
 * Writes the brand theme as a style sheet of CSS variables and adds it to every page, with
 * the fonts. The shell reads only these variables; MUI itself stays out of it.
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
      await fs.writeFile(file, `@layer portal.tokens {\n${renderBrandStyles()}}\n`);
    },
    getClientModules: () => [file],
    // Each built language has its own copies, which its style sheet names.
    injectHtmlTags: () => ({
      headTags: FONTS.map((font) => ({
        tagName: 'link',
        attributes: {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: `${baseUrl}fonts/${font}.woff2`,
          crossorigin: 'anonymous',
        },
      })),
    }),
  };
}
