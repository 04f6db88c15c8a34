import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { renderBrandStyles } from '../../src/brand/renderBrandStyles';

/**
 * Writes the brand theme as a style sheet of CSS variables and adds it to every page.
 * The shell reads only these variables; MUI itself stays out of it.
 */
export default function brandStylesPlugin({
  generatedFilesDir,
}: LoadContext): Plugin {
  const file = path.join(generatedFilesDir, 'brand-styles', 'brand.css');
  return {
    name: 'brand-styles',
    async loadContent() {
      await fs.mkdir(path.dirname(file), { recursive: true });
      await fs.writeFile(file, `@layer portal.tokens {\n${renderBrandStyles()}}\n`);
    },
    getClientModules: () => [file],
  };
}
