import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderBrandStyles } from '../../src/brand/renderBrandStyles';

/**
 * The font of the text, by its file in `static/fonts`. The one of code is asked for by the style
 * sheet: two fonts at once hold up the style sheet on a slow line, and in code the letters of
 * the fallback are as wide.
 */
const TEXT_FONT = 'geist-latin';

/**
 * Writes the brand theme as a style sheet of CSS variables and adds it to every page, with
 * the font of the text. The shell reads only these variables; MUI itself stays out of it.
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
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'preload',
            as: 'font',
            type: 'font/woff2',
            href: `${baseUrl}fonts/${TEXT_FONT}.woff2`,
            crossorigin: 'anonymous',
          },
        },
      ],
    }),
  };
}
