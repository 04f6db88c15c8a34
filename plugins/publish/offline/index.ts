import fs from 'node:fs/promises';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { sumBytes, type PackEntry } from '../../../src/lib/offline/packs';
import { PACK_LIST } from '../../../src/lib/offline/packCatalogue';
import { DOCS_INSTANCE_IDS } from '../../../src/navigation';
import { hashContent } from '../../shared/hashContent';
import { awaitPublishing } from '../../shared/publishing';
import { bundleWorker } from './bundleWorker';
import { listRouteFiles, listSharedFiles } from './listRouteFiles';
import { listPublishedFiles } from './listPublishedFiles';
import { OFFLINE_PAGE, pickShell } from './pickShell';
import { planPack } from './planPack';
import { readBuiltPages } from './readBuiltPages';
import { readChunkGroups, type BundlerChunkGroup } from './readChunkGroups';
import type { BuiltPage, ChunkGroup, RouteChunkNames, RoutePlace } from './types';

/** Pages beside the documentation sets. Nobody downloads them as a whole. */
const SITE_PACK = 'site';

interface BundlerHooks {
  hooks: {
    afterEmit: {
      tapPromise(
        name: string,
        action: (compilation: {
          chunkGroups: Iterable<BundlerChunkGroup>;
        }) => Promise<void>,
      ): void;
    };
  };
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await fs.readFile(file, 'utf8')) as T;
}

/** Routes that are pages, with those they are drawn inside. */
function listPageRoutes(
  routes: readonly RouteConfig[],
  ancestors: readonly string[] = [],
): RoutePlace[] {
  return routes.flatMap((route) =>
    route.routes
      ? listPageRoutes(route.routes, [...ancestors, route.path])
      : [{ path: route.path, ancestors }],
  );
}

/** A built file, a page by its path. */
function readBuiltFile(outDir: string, file: string): Buffer | undefined {
  const place = path.join(outDir, file, file.endsWith('/') ? 'index.html' : '');
  return statSync(place, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(place)
    : undefined;
}

/**
 * Writes what the offline use of the portal is made of: the service worker, and for each
 * documentation set a list of its pages with all they need.
 */
export default function offlinePlugin({
  siteDir,
  generatedFilesDir,
  baseUrl,
  siteConfig,
}: LoadContext): Plugin {
  const groupsFile = path.join(generatedFilesDir, 'offline/chunkGroups.json');
  const chunkNamesFile = path.join(generatedFilesDir, 'routesChunkNames.json');
  const { products } = siteConfig.customFields as {
    products: Record<string, { name: string }>;
  };

  /** Only the bundler knows which scripts load together. */
  const writeChunkGroups = {
    apply({ hooks }: BundlerHooks) {
      hooks.afterEmit.tapPromise('offline', async ({ chunkGroups }) => {
        await fs.mkdir(path.dirname(groupsFile), { recursive: true });
        await fs.writeFile(groupsFile, JSON.stringify(readChunkGroups(chunkGroups)));
      });
    },
  };

  async function writeWorker(
    outDir: string,
    groups: readonly ChunkGroup[],
    { scripts, pages }: { scripts: readonly string[]; pages: readonly BuiltPage[] },
  ) {
    const frame = groups.find(({ name }) => name === 'main')?.files ?? [];
    const page = pages.find((one) => one.path === OFFLINE_PAGE);
    const shell = pickShell({
      scripts: [...frame, ...scripts],
      references: page?.references ?? [],
      read: (file) => readBuiltFile(outDir, file),
    });
    await fs.writeFile(
      path.join(outDir, 'sw.js'),
      await bundleWorker(siteDir, shell),
    );
  }

  async function publish(outDir: string, routes: readonly RouteConfig[]) {
    await awaitPublishing();
    const groups = await readJson<ChunkGroup[]>(groupsFile);
    const names = await readJson<RouteChunkNames>(chunkNamesFile);
    const scripts = listRouteFiles(groups, names, listPageRoutes(routes));
    const listScripts = (page: string) => scripts.get(baseUrl + page) ?? [];
    const pages = await readBuiltPages(outDir, baseUrl);
    const published = await listPublishedFiles(outDir);
    const sharedScripts = listSharedFiles(groups);

    async function writePack(id: string): Promise<PackEntry> {
      const isOffered = id !== SITE_PACK;
      const manifest = planPack({
        id,
        pages: pages.filter(({ path: page }) => toPackId(page) === id),
        listScripts,
        shared: isOffered ? [...sharedScripts, ...published.listFor(id)] : [],
        readSize: (file) =>
          statSync(path.join(outDir, file), { throwIfNoEntry: false })?.size,
      });
      const text = JSON.stringify(manifest);
      const file = `assets/offline/${id}.${hashContent(text)}.json`;
      await fs.writeFile(path.join(outDir, file), text);
      return {
        id,
        name: products[id]?.name ?? id,
        version: manifest.version,
        manifest: file,
        pages: Object.keys(manifest.pages).length,
        bytes: sumBytes(manifest.files),
        offered: isOffered,
      };
    }

    await fs.mkdir(path.join(outDir, 'assets/offline'), { recursive: true });
    const packs = await Promise.all(
      [...DOCS_INSTANCE_IDS, SITE_PACK].map(writePack),
    );
    await fs.writeFile(path.join(outDir, PACK_LIST), JSON.stringify(packs));
    await writeWorker(outDir, groups, { scripts: listScripts(OFFLINE_PAGE), pages });
  }

  return {
    name: 'offline',
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { plugins: [writeChunkGroups] },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: { rel: 'manifest', href: `${baseUrl}manifest.json` },
        },
        {
          tagName: 'link',
          attributes: {
            rel: 'apple-touch-icon',
            href: `${baseUrl}img/icon-192.png`,
          },
        },
      ],
    }),
    postBuild: ({ outDir, routes }) => publish(outDir, routes),
  };
}

/** Documentation set of a page, or the pack of the pages beside them. */
function toPackId(page: string): string {
  const [first = ''] = page.split('/');
  return (DOCS_INSTANCE_IDS as readonly string[]).includes(first)
    ? first
    : SITE_PACK;
}
