import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import {
  createSiteServer,
  type SiteServer,
} from '../../scripts/server/createSiteServer.mts';
import { launchShell } from './browser';
import { choosePageSample } from './choosePageSample';

/** Folder of the built portal; `PORTAL_BUILD` names another one. */
export const BUILD_DIR = path.resolve(
  fileURLToPath(import.meta.url),
  '../../..',
  process.env.PORTAL_BUILD ?? 'build',
);

/** Reads a file of the built portal as text. */
export function readBuilt(file: string): string {
  return readFileSync(path.join(BUILD_DIR, file), 'utf8');
}

/**
 * Lists the paths of all built pages, in order, without the one for missing pages.
 *
 * @example `build/material-ui/react-button/index.html` → `/material-ui/react-button/`
 */
export function listBuiltPages(): string[] {
  return readdirSync(BUILD_DIR, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.split(path.sep).join('/')}`)
    .filter((file) => file.endsWith('/index.html'))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort();
}

declare global {
  /** Set by the sweep: look at every page instead of a sample. */
  var EVERY_PAGE: boolean | undefined;
}

/**
 * Lists the paths of the built pages a test goes through one by one: all of them in the
 * sweep, otherwise a sample of every kind, since a library has hundreds that are alike.
 *
 * @param limit most pages of a kind in the sample
 */
export function listTestedPages(limit?: number): string[] {
  const pathnames = listBuiltPages();
  return globalThis.EVERY_PAGE
    ? pathnames
    : choosePageSample(
        pathnames.map((pathname) => ({
          pathname,
          size: statSync(path.join(BUILD_DIR, pathname, 'index.html')).size,
        })),
        limit,
      );
}

/** Lists the paths of the pages in the site map, in order. */
export function listSitemapPages(): string[] {
  return [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address]) => new URL(address as string).pathname)
    .sort();
}

/** The built portal on a server, and a browser to look at it. */
export interface Stage {
  readonly browser: Browser;
  /** Origin of the portal, without trailing slash. */
  readonly origin: string;
}

/**
 * Sets the stage before the tests of a file, and clears it after them.
 *
 * @param launch starts the browser
 */
export function useStage(launch: () => Promise<Browser> = launchShell): Stage {
  const stage: { browser?: Browser; server?: SiteServer } = {};
  beforeAll(async () => {
    stage.server = await createSiteServer({ root: BUILD_DIR });
    stage.browser = await launch();
  });
  afterAll(async () => {
    await stage.browser?.close();
    await stage.server?.close();
  });
  return {
    get browser() {
      return stage.browser as Browser;
    },
    get origin() {
      return (stage.server as SiteServer).origin;
    },
  };
}
