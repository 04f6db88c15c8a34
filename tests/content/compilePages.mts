import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { remarkPlugins } from '../../config/remarkPlugins';

/**
 * Compiles pages by the processor of Docusaurus, which Jest cannot load.
 *
 * In: a list of Markdown, as JSON. Out: the list of what became of each, as JSON.
 */
const pages = JSON.parse(readFileSync(0, 'utf8')) as string[];

const processor = await createProcessorUncached({
  format: 'mdx',
  options: {
    staticDirs: [],
    siteDir: process.cwd(),
    admonitions: true,
    remarkPlugins,
    markdownConfig: {
      anchors: { maintainCase: false },
      emoji: false,
      mermaid: false,
      mdx1Compat: { comments: true, admonitions: true, headingIds: true },
      hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
      remarkRehypeOptions: {},
    },
  },
} as unknown as Parameters<typeof createProcessorUncached>[0]);

const compiled: string[] = [];
for (const page of pages) {
  const { content } = await processor.process({
    content: page,
    filePath: path.join(import.meta.dirname, 'page.mdx'),
    frontMatter: {},
    compilerName: 'server',
  });
  compiled.push(content);
}
process.stdout.write(JSON.stringify(compiled));
