/** The offline page explains why no worker can keep pages: each reason, in a real browser. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { measureOverflow } from '../tests/harness/pages';
import {
  HOST,
  ORIGIN,
  readKillSwitch,
  useProductionHost,
} from './harness/productionHost';
import { openAsReader } from '../tests/harness/reader';

const production = useProductionHost();

let browser: Browser;
let context: BrowserContext;

afterEach(() => browser.close());

async function start(options?: { isSafe: boolean }): Promise<void> {
  browser = await production.launch(options);
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
  await expectReason(
    `Offline use is set up for ${HOST} only.`,
    production.siteOrigin,
  );
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
      production.host.isMissing = (pathname) => pathname === '/sw.js';
    },
  ],
  [
    'is a page instead',
    () => {
      production.host.takeOver = (pathname, response) => {
        if (pathname !== '/sw.js') return false;
        response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Home</p>');
        return true;
      };
    },
  ],
  [
    'cannot be run',
    () => {
      production.host.changeWorker = () => "throw new Error('broken');";
    },
  ],
  [
    'cannot be installed',
    () => {
      production.host.changeWorker = () =>
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
  production.mend();
  await getNotice(page).getByRole('link', { name: 'Try again' }).click();
  await page.getByRole('listitem', { name: 'MUI System' }).waitFor();
  expect(await getNotice(page).count()).toBe(0);
});

it('says that the portal has withdrawn its worker, by the kill switch', async () => {
  production.host.changeWorker = () => readKillSwitch();
  await start();
  await expectReason('Offline use is currently switched off for this portal.');
});
