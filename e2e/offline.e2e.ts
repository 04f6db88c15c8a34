/**
 * The portal without a network, with its host really stopped. More than 300 lines, because all
 * of it needs the production host, which one browser and one proxy stand for.
 */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chooseAction } from './harness/exports';
import {
  openPage,
  PAGES,
  hydrateDemos,
  waitUntilHydrated,
} from '../tests/harness/pages';
import { ORIGIN, readKillSwitch, useProductionHost } from './harness/productionHost';
import { openAsReader } from '../tests/harness/reader';
import { listBuiltPages } from '../tests/harness/site';

const production = useProductionHost();

let browser: Browser;
let context: BrowserContext;

beforeEach(async () => {
  // A browser for each test: Chromium may never close a window whose worker is just replaced.
  browser = await production.launch();
  context = await openAsReader({ browser, origin: ORIGIN });
});

afterEach(() => browser.close());

/** Whether a file is a script other than the two that every page begins with. */
const isLaterScript = (pathname: string) =>
  /\/assets\/js\/(?!main|runtime)/.test(pathname);

/** Runs something while the host is stopped. */
async function withoutHost(action: () => Promise<void>): Promise<void> {
  await production.host.stop();
  try {
    await action();
  } finally {
    await production.host.start();
  }
}

async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Waits for something that is only known later; a page may be replaced meanwhile. */
async function waitUntil(page: Page, isSo: () => Promise<boolean>): Promise<void> {
  while (!(await page.evaluate(isSo).catch(() => false))) {
    await page.waitForFunction(() => document.readyState === 'complete');
  }
}

/** Waits until the page in this tab is kept with all it needs. */
async function waitUntilKept(page: Page): Promise<void> {
  await waitUntil(page, async () => {
    const { origin, pathname } = window.location;
    const record = await caches.match(origin + pathname, {
      cacheName: 'portal-records',
    });
    return record !== undefined;
  });
}

async function visit(page: Page, pathname: string): Promise<void> {
  await openPage(page, `${ORIGIN}${pathname}`);
  await waitForWorker(page);
  await waitUntilKept(page);
}

/** Counts the documents a tab loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('load', () => {
    count += 1;
  });
  return () => count;
}

/** Says in a tab whether it has the focus; one browser without windows cannot. */
async function setFocus(page: Page, hasFocus: boolean): Promise<void> {
  await page.evaluate((value) => {
    document.hasFocus = () => value;
    window.dispatchEvent(new Event(value ? 'focus' : 'blur'));
  }, hasFocus);
}

/**
 * Waits until tabs send no more requests. Chromium starts the old worker again for a request
 * that comes while it is replaced, and the new one then waits until the old one has been idle
 * for half a minute, or for ever where a test looks on.
 */
async function waitUntilAtRest(...pages: Page[]): Promise<void> {
  await Promise.all(pages.map((page) => page.waitForLoadState('networkidle')));
}

/** Asks the host for a new worker and waits until it is in charge. */
async function takeUpdate(page: Page): Promise<void> {
  await waitUntilAtRest(page);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const changed = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, {
        once: true,
      });
    });
    await registration.update();
    await changed;
  });
}

const getHeading = (page: Page) => page.getByRole('heading', { level: 1 });

const getDemo = (page: Page) => page.locator('section[data-demo]').first();

const EDITED = `export default function Demo() {
  return <p>Written on the train</p>;
}
`;

async function editFirstDemo(page: Page): Promise<void> {
  const demo = getDemo(page);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await demo.locator('[data-edited-stage="running"]').waitFor();
  await demo.getByRole('textbox', { name: /^Code of / }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(EDITED);
  await demo.frameLocator('iframe').getByText('Written on the train').waitFor();
}

describe('without a network', () => {
  it('opens a visited page with its demos and an edited one, after one visit', async () => {
    const page = await context.newPage();
    await visit(page, PAGES.button);
    await editFirstDemo(page);
    await page.close();

    await withoutHost(async () => {
      const again = await context.newPage();
      const response = await again.goto(`${ORIGIN}${PAGES.button}`);
      expect(response?.fromServiceWorker()).toBe(true);
      await waitUntilHydrated(again);
      expect(await getHeading(again).textContent()).toBe('Button');
      await getDemo(again)
        .frameLocator('iframe')
        .getByText('Written on the train')
        .waitFor();
      // All demos, also those that never came near the window while there was a network.
      await chooseAction(getDemo(again), 'Reset demo');
      await getDemo(again)
        .getByRole('button', { name: 'Edit', exact: true })
        .click();
      await hydrateDemos(again);
      expect(
        await again.locator('[data-demo] [role="alert"]:not(:empty)').count(),
      ).toBe(0);
    });
  });

  it('searches where the search was opened once', async () => {
    const page = await context.newPage();
    const search = async (text: string) => {
      await page.keyboard.press('ControlOrMeta+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox').fill(text);
      await dialog.getByRole('option').first().waitFor();
    };
    await visit(page, PAGES.installation);
    await search('box');
    await withoutHost(async () => {
      await page.goto(`${ORIGIN}${PAGES.installation}`);
      await waitUntilHydrated(page);
      await search('grid');
    });
  });

  it('shows a page of its own for one that was not visited, and leads back', async () => {
    const page = await context.newPage();
    await visit(page, PAGES.installation);
    await withoutHost(async () => {
      await page.goto(`${ORIGIN}/joy-ui/react-button/?a=1`);
      await waitUntilHydrated(page);
      expect(await getHeading(page).textContent()).toBe('Offline');
      await page.getByText('/joy-ui/react-button/?a=1').waitFor();
      const kept = page.getByRole('main').getByRole('listitem').getByRole('link');
      await kept.first().waitFor();
      expect(await kept.allTextContents()).toEqual(['Installation']);
      // The page's own part of the routes was kept with it: no document is loaded.
      const loads = countLoads(page);
      await kept.first().click();
      await getHeading(page).getByText('Installation', { exact: true }).waitFor();
      expect(page.url()).toBe(`${ORIGIN}${PAGES.installation}`);
      await page.goBack();
      await getHeading(page).getByText('Offline').waitFor();
      expect(loads()).toBe(0);
    });
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL(`${ORIGIN}/joy-ui/react-button/?a=1`);
  });

  it('opens every page of a product that was kept as a whole, and removes it', async () => {
    const page = await context.newPage();
    await openPage(page, `${ORIGIN}/offline/`);
    const card = page.getByRole('listitem', { name: 'MUI System' });
    await card.getByText(/^\d+(\.\d)? MB$/).waitFor();
    await card
      .getByRole('button', { name: 'Make MUI System available offline' })
      .click();
    await card.getByText('Available offline', { exact: true }).waitFor();

    await withoutHost(async () => {
      for (const pathname of listBuiltPages().filter((one) =>
        one.startsWith('/system/'),
      )) {
        const response = await page.goto(`${ORIGIN}${pathname}`);
        expect([pathname, response?.status()]).toEqual([pathname, 200]);
        await waitUntilHydrated(page);
        expect(page.url()).toBe(`${ORIGIN}${pathname}`);
      }
      await page.goto(`${ORIGIN}/offline/`);
      await card.getByRole('button', { name: 'Remove MUI System' }).click();
      await card.getByRole('button', { name: /^Make/ }).waitFor();
    });
    expect(await listPackFiles(page)).toEqual([]);
  });

  it('leaves nothing of a product whose download was cancelled', async () => {
    const page = await context.newPage();
    await openPage(page, `${ORIGIN}/offline/`);
    const card = page.getByRole('listitem', { name: 'Material UI' });
    await card.getByRole('button', { name: /^Make/ }).click();
    await page.waitForFunction(
      () => (document.querySelector('progress')?.value ?? 0) > 0,
    );
    await card.getByRole('button', { name: 'Cancel' }).click();
    await card.getByRole('button', { name: /^Make/ }).waitFor();
    expect(await listPackFiles(page)).toEqual([]);
  });
});

function listPackFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const cache = await caches.open('portal-packs');
    return (await cache.keys()).map(({ url }) => url);
  });
}

describe('a new worker', () => {
  it('reloads each tab once, when it has the focus (specification 4: background worker)', async () => {
    const [first, second] = [await context.newPage(), await context.newPage()];
    await visit(first, PAGES.installation);
    await visit(second, PAGES.installation);
    await setFocus(second, false);
    await waitUntilAtRest(first, second);
    const [countFirst, countSecond] = [countLoads(first), countLoads(second)];

    production.host.changeWorker = (built) => `${built}\n// another deploy`;
    const reloaded = first.waitForEvent('load');
    await first.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await reloaded;
    await waitUntilHydrated(first);
    expect(countSecond()).toBe(0);

    const secondReloaded = second.waitForEvent('load');
    await setFocus(second, true);
    await secondReloaded;
    await waitUntilHydrated(second);
    await setFocus(second, true);
    await setFocus(first, true);
    expect([countFirst(), countSecond()]).toEqual([1, 1]);
  });

  it('that differs at every request reloads a tab at most once', async () => {
    let number = 0;
    production.host.changeWorker = (built) => {
      number += 1;
      return `${built}\n// ${number}`;
    };
    const page = await context.newPage();
    await visit(page, PAGES.installation);
    await waitUntilAtRest(page);
    const count = countLoads(page);
    const reloaded = page.waitForEvent('load');
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.ready).update();
    });
    await reloaded;
    for (let round = 0; round < 4; round += 1) {
      await waitUntilHydrated(page);
      await takeUpdate(page);
      await setFocus(page, true);
    }
    expect(number).toBeGreaterThanOrEqual(5);
    expect(count()).toBe(1);
  });

  it('is installed also where a file of the shell is gone', async () => {
    production.host.isMissing = (pathname) =>
      pathname.startsWith('/assets/fonts/geist-mono-');
    const page = await context.newPage();
    await visit(page, PAGES.installation);
    await withoutHost(async () => {
      await page.goto(`${ORIGIN}/versions/`);
      await getHeading(page).getByText('Offline').waitFor();
    });
  });

  it('is gone after one visit where the kill switch is published', async () => {
    const page = await context.newPage();
    await visit(page, PAGES.installation);
    await waitUntilAtRest(page);
    production.host.changeWorker = () => readKillSwitch();
    // As browsers do at each visit, but when no request can wake the old worker.
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
    });
    // The tab is loaded once more, without a worker.
    await waitUntil(page, async () => {
      const registrations = await navigator.serviceWorker.getRegistrations();
      const names = await caches.keys();
      return (
        registrations.length === 0 &&
        names.length === 0 &&
        navigator.serviceWorker.controller === null
      );
    });
    await waitUntilHydrated(page);
    await waitUntilAtRest(page);
  });
});

describe('on other hosts', () => {
  it('no worker is registered', async () => {
    const page = await context.newPage();
    await page.goto(`${production.siteOrigin}${PAGES.installation}`, {
      waitUntil: 'networkidle',
    });
    expect(
      await page.evaluate(
        async () => (await navigator.serviceWorker.getRegistrations()).length,
      ),
    ).toBe(0);
    await page.goto(`${production.siteOrigin}/offline/`);
    await page.getByText('This browser keeps nothing for offline use').waitFor();
  });

  it('a script that is gone leads to one reload, then to a message', async () => {
    const page = await context.newPage();
    const origin = `http://127.0.0.1:${production.host.port}`;
    await openPage(page, `${origin}/versions/`);
    const count = countLoads(page);
    production.host.isMissing = isLaterScript;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('alert').getByText('could not be loaded').waitFor();
    // The framework's own for the navigation, and that of the portal.
    expect(count()).toBeLessThanOrEqual(2);
    production.host.isMissing = () => false;
    await page.getByRole('button', { name: 'Reload' }).click();
    await waitUntilHydrated(page);
  });

  it('a page stays where what is fetched ahead for its links is gone', async () => {
    const page = await context.newPage();
    await openPage(page, `http://127.0.0.1:${production.host.port}/blog/`);
    await waitUntilAtRest(page);
    await page.evaluate(() => {
      const { navigation } = window as unknown as { navigation: EventTarget };
      navigation.addEventListener('navigate', (event) => {
        // The reading place is kept in the entry of the history; the page stays.
        if (
          (event as Event & { navigationType: string }).navigationType === 'replace'
        ) {
          return;
        }
        event.preventDefault();
        document.title = 'The page has left';
      });
    });
    production.host.isMissing = isLaterScript;
    // The portal requests the script again to learn whether it is gone for good.
    const response = page.waitForResponse(
      (response) =>
        response.request().method() === 'HEAD' && response.status() === 404,
    );
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await response;
    // After another request, the answer has been handled.
    await page.evaluate(() => fetch('/versions/', { cache: 'no-store' }));
    expect(await page.title()).not.toBe('The page has left');
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  it('a link is followed that is pressed while the page reloads', async () => {
    const page = await context.newPage();
    const address = `http://127.0.0.1:${production.host.port}/versions/`;
    await openPage(page, address);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog' });
    await link.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await link.boundingBox())!;
    const reloads = page.waitForRequest(address);
    // It never comes, so it is under way when the link is pressed.
    await page.route(address, () => {});
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.src = '/assets/js/gone.js';
      document.head.append(script);
    });
    await reloads;
    // Locators wait for what is under way.
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('h1', { hasText: 'Blog' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/blog/');
  });
});
