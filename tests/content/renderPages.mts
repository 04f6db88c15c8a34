/**
 * Compiles pages as Docusaurus does, with the portal's plugins, and renders them. In a process of
 * its own: Jest loads no packages that are ES modules alone, as those of MDX are.
 *
 * Standard input has `{ folder, pages }`, where the folder holds pages and what they name by
 * `/img/…`; standard output has the HTML of each page, or what it failed with.
 */
import type { Options } from '@docusaurus/mdx-loader';
import { createProcessorUncached } from '@docusaurus/mdx-loader/lib/processor';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ComponentType, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { transform } from 'sucrase';
import { remarkPlugins } from '../../config/remarkPlugins';
import { toUnixLines } from '../../plugins/shared/toUnixLines';

const { folder, pages } = JSON.parse(readFileSync(0, 'utf8')) as {
  folder: string;
  pages: string[];
};

/** Elements that the portal puts into pages, as plain ones. */
const COMPONENTS = {
  CodeBlock: ({ html, title }: { html: string; title?: string }) =>
    createElement('pre', { title, dangerouslySetInnerHTML: { __html: html } }),
  Details: ({ children, summary }: PropsWithChildren<{ summary?: string }>) =>
    createElement('details', null, summary, children),
  mdxAdmonitionTitle: ({ children }: PropsWithChildren) => children,
  admonition: ({ children, title }: PropsWithChildren<{ title?: string }>) =>
    createElement('aside', null, title, children),
};

const processor = await createProcessorUncached({
  format: 'mdx',
  options: {
    admonitions: true,
    remarkPlugins,
    siteDir: folder,
    staticDirs: [folder],
    markdownConfig: {
      anchors: { maintainCase: false },
      mdx1Compat: { comments: false, admonitions: false, headingIds: false },
      hooks: { onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw' },
    },
  } as unknown as Options,
});

const requireModule = createRequire(import.meta.url);

/** Loads an import of a page: a picture, by the bundler's loaders, or a package. */
const load = (specifier: string): unknown =>
  specifier.includes('!')
    ? { default: `/${path.basename(specifier)}` }
    : requireModule(specifier);

async function renderPage(source: string): Promise<string> {
  const { content } = await processor.process({
    content: toUnixLines(source),
    filePath: path.join(folder, 'page.mdx'),
    frontMatter: {},
    compilerName: 'server',
  });
  const { code } = transform(content, { transforms: ['imports', 'jsx'] });
  const page: { default?: ComponentType<{ components: typeof COMPONENTS }> } = {};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- The module that MDX has written.
  const run = new Function('exports', 'require', code) as (
    exports: object,
    load: (specifier: string) => unknown,
  ) => void;
  run(page, load);
  if (!page.default) throw new Error('the page exports no content');
  return renderToStaticMarkup(
    createElement(page.default, { components: COMPONENTS }),
  );
}

const rendered: string[] = [];
for (const page of pages) {
  rendered.push(await renderPage(page).catch(String));
}
process.stdout.write(JSON.stringify(rendered));
