import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes';
import type { PluginRouteConfig } from '@docusaurus/types';
import type { GeneratedSources } from './parseGeneratedRoutes';

const page = (address: string, file: string) => ({
  path: address,
  component: '@theme/DocItem',
  exact: true,
  sidebar: 'docs',
  modules: { content: `@site/docs/${file}.mdx` },
});

const instance = (root: string, pages: readonly string[]) => ({
  path: root,
  component: '@theme/DocsRoot',
  routes: [
    {
      path: root,
      component: '@theme/DocRoot',
      props: { version: { pluginId: root } },
      routes: pages.map((name) => page(`${root}${name}`, `${root}${name}index`)),
    },
  ],
});

const plugin = { name: 'test', id: 'default' };

/** Lets the installed Docusaurus write the routes of a small site, for tests. */
export async function generateRoutes(): Promise<GeneratedSources> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'routes-'));
  try {
    await generateRouteFiles({
      generatedFilesDir: folder,
      routes: [
        instance('/joy-ui/', ['react-menu/', '', "it's/"]),
        instance('/base-ui/', ['react-menu/', 'react-menu/hooks-api/', 'usage/']),
        {
          path: '/blog/',
          component: '@theme/BlogListPage',
          exact: true,
          modules: {
            items: [
              {
                content: {
                  __import: true,
                  path: '@site/blog/a.mdx',
                  query: { truncated: true },
                },
              },
            ],
          },
        },
        { path: '/', component: '@site/src/pages/index.tsx', exact: true },
      ].map((route) => ({ ...route, plugin })) as unknown as PluginRouteConfig[],
    } as never);
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    return {
      routes: read('routes.js'),
      registry: read('registry.js'),
      chunkNames: read('routesChunkNames.json'),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
