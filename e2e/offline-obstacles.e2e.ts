/** What the offline page says where no worker keeps anything: each reason, in a real browser. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  createSiteServer,
  type SiteServer,
} from '../scripts/server/createSiteServer.mts';
import { findViolations } from './harness/axe';
import { launchBrowser } from './harness/browser';
import { createHostProxy, type HostProxy } from './harness/hostProxy';
import { measureOverflow } from './harness/pages';
import { openAsReader } from './harness/reader';
import { BUILD_DIR, readBuilt } from './harness/site';

/** The host of `DOCS_URL` where it is not set; the browser finds it on this machine. */
const HOST = 'docs.example.org';
const ORIGIN = `http://${HOST}`;

const KILL_SWITCH = path.resolve(
  fileURLToPath(import.meta.url),
  '../../deploy/kill-switch.js',
);

let site: SiteServer;
let host: HostProxy;
let browser: Browser;
let context: BrowserContext;

function mendHost(): void {
  host.changeWorker = null;
  host.isMissing = () => false;
  host.takeOver = () => false;
}

beforeAll(async () => {
  site = await createSiteServer({ root: BUILD_DIR });
  host = await createHostProxy(site.origin, () => readBuilt('sw.js'));
});

afterAll(async () => {
  await host?.stop();
  await site?.close();
});

afterEach(async () => {
  await browser.close();
  mendHost();
});

/** @param isSafe whether the browser takes the origin for one with a safe connection */
async function start({ isSafe = true } = {}): Promise<void> {
  browser = await launchBrowser([
    `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${host.port}`,
    ...(isSafe ? [`--unsafely-treat-insecure-origin-as-secure=${ORIGIN}`] : []),
  ]);
  context = await openAsReader({ browser, origin: ORIGIN });
}

const getNotice = (page: Page) =>
  page.getByRole('main').getByRole('status').filter({
    hasText: 'This browser keeps nothing for offline use at this address.',
  });

async function expectReason(reason: string, origin = ORIGIN): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${origin}/offline/`);
  await getNotice(page).getByText(reason, { exact: true }).waitFor();
  // Nothing is offered that would not work.
  expect(await page.getByRole('main').getByRole('progressbar').count()).toBe(0);
  expect(
    await page.getByRole('button', { name: /available offline$/ }).count(),
  ).toBe(0);
  return page;
}

it('names the host that has a worker, on any other', async () => {
  await start();
  await expectReason(`Offline use is set up for ${HOST} only.`, site.origin);
});

it('says that the connection is not secure', async () => {
  await start({ isSafe: false });
  await expectReason('The connection is not secure. Offline use needs HTTPS.');
});

it.each<[string, () => void]>([
  [
    'service workers',
    () => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  ],
  ['caches', () => Reflect.deleteProperty(window, 'caches')],
])('says that the browser has no %s', async (_what, remove) => {
  await start();
  await context.addInitScript(remove);
  await expectReason(
    'Service workers are not available. Some browsers turn them off in private windows.',
  );
});

it.each<[string, () => void]>([
  [
    'caches, as in a private window of some browsers',
    () => {
      CacheStorage.prototype.has = () =>
        Promise.reject(
          new DOMException('The operation is insecure.', 'SecurityError'),
        );
    },
  ],
  [
    'workers, by its settings',
    () => {
      ServiceWorkerContainer.prototype.register = () =>
        Promise.reject(
          new DOMException('The user denied permission.', 'NotSupportedError'),
        );
    },
  ],
])('says that the browser refuses %s', async (_what, refuse) => {
  await start();
  await context.addInitScript(refuse);
  await expectReason(
    'Storage is blocked, as in private windows or by privacy settings.',
  );
});

it.each<[string, () => void]>([
  [
    'is not there',
    () => {
      host.isMissing = (pathname) => pathname === '/sw.js';
    },
  ],
  [
    'is a page instead',
    () => {
      host.takeOver = (pathname, response) => {
        if (pathname !== '/sw.js') return false;
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Home</p>');
        return true;
      };
    },
  ],
  [
    'cannot be run',
    () => {
      host.changeWorker = () => "throw new Error('broken');";
    },
  ],
  [
    'cannot be installed',
    () => {
      host.changeWorker = () =>
        "self.addEventListener('install', (event) => event.waitUntil(Promise.reject(new Error('full'))));";
    },
  ],
])('says that the worker %s, and tries again when asked', async (_what, breakIt) => {
  breakIt();
  await start();
  const page = await expectReason('The service worker could not be installed.');
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  mendHost();
  await getNotice(page).getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('listitem', { name: 'MUI System' }).waitFor();
  expect(await getNotice(page).count()).toBe(0);
});

it('says that the portal has withdrawn its worker, by the kill switch', async () => {
  host.changeWorker = () => readFileSync(KILL_SWITCH, 'utf8');
  await start();
  await expectReason('Offline use is currently switched off for this portal.');
});
