import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, RouteConfig } from '@docusaurus/types';
import { removeBaseUrl } from '../../../src/lib/address/paths';
import { findLinkProblems } from './findLinkProblems';
import { hasId } from './hasId';
import type { LinkedSite, LinkingPage } from './types';

function listRoutes(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => [route, ...listRoutes(route.routes ?? [])]);
}

function loadPages(
  siteDir: string,
  baseUrl: string,
  routes: readonly RouteConfig[],
): LinkingPage[] {
  return listRoutes(routes).flatMap(({ path: pathname, metadata }) => {
    const file = metadata?.sourceFilePath;
    return file && /\.mdx?$/.test(file)
      ? [
          {
            file,
            pathname: removeBaseUrl(pathname, baseUrl),
            source: readFileSync(path.join(siteDir, file), 'utf8'),
          },
        ]
      : [];
  });
}

function openBuiltSite(outDir: string, linking: readonly LinkingPage[]): LinkedSite {
  const pages = new Map<string, string | null>();
  const readPage = (pathname: string): string | null => {
    const file = path.join(outDir, pathname, 'index.html');
    if (!pages.has(file)) {
      pages.set(file, existsSync(file) ? readFileSync(file, 'utf8') : null);
    }
    return pages.get(file) ?? null;
  };
  return {
    hasPage: (pathname) => readPage(pathname) !== null,
    hasAnchor: (pathname, id) => hasId(readPage(pathname) ?? '', id),
    hasFile: (pathname) =>
      statSync(path.join(outDir, pathname), { throwIfNoEntry: false })?.isFile() ??
      false,
    fileToPathname: (file) =>
      linking.find((page) => page.file === file)?.pathname ?? null,
  };
}

/**
 * Says file and line of each link that leads nowhere. Docusaurus checks links as well, but
 * names only the page they are on; this check runs before it.
 */
export default function linkCheckPlugin(): Plugin {
  return {
    name: 'link-check',
    postBuild({ siteDir, outDir, baseUrl, routes }) {
      const pages = loadPages(siteDir, baseUrl, routes);
      const problems = findLinkProblems(pages, openBuiltSite(outDir, pages));
      if (problems.length > 0) {
        throw new Error(`Some links lead nowhere:\n${problems.join('\n')}`);
      }
      return Promise.resolve();
    },
  };
}
