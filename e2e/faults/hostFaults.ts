import type { Page } from 'playwright-core';
import { waitForScripts } from '../../tests/harness/pages';
import type { Disturb } from './createFaultHost';
import { DELIVERY_FAILURES, isNew, on } from './disturbances';
import type { Fault } from './fault';

const UNSTYLED =
  'a page without its styles has the contrast and sizes of the browser';

const FILES: Fault[] = (
  [
    ['the styles', /\/assets\/css\//, UNSTYLED],
    ['the colours of code', /\/static\/styles\//, UNSTYLED],
    ['the fonts', /\/fonts\//, undefined],
    ['the pictures', /\/img\/|\.(?:png|svg|webp|avif)$/, undefined],
  ] as const
).flatMap(([what, files, withoutAxe]) =>
  DELIVERY_FAILURES.slice(0, 3).map(([phrase, disturbance]): Fault => ({
    group: 'other files',
    name: `${what}: each ${phrase}`,
    disturb: () => on(files, disturbance),
    ...(withoutAxe ? { withoutAxe } : {}),
  })),
);

const LANGUAGES: Fault[] = DELIVERY_FAILURES.map(([phrase, disturbance]) => ({
  group: 'languages',
  name: `the texts of a language: each ${phrase}`,
  address: (pathname) => `${pathname}?userLanguage=fr`,
  disturb: () => on(/\/assets\/languages\/.+\.json$/, disturbance),
  // A blog is in the language it is written in.
  templates: [
    'home',
    'guide',
    'component',
    'reference',
    'icons',
    'stylings',
    'grid',
  ],
  expect: async ({ page }) => {
    await page.getByText('French could not be loaded').waitFor();
    await page.getByRole('button', { name: 'Settings', exact: true }).waitFor();
  },
}));

async function search(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page
    .getByRole('dialog', { name: 'Search' })
    .getByRole('combobox')
    .fill('slider');
}

const SEARCH: Fault[] = DELIVERY_FAILURES.map(([phrase, disturbance]): Fault => ({
  group: 'search',
  name: `the index ${phrase}`,
  disturb: () => on(/\/assets\/search\/.+\.json$/, disturbance),
  act: async ({ page, host }) => {
    await search(page);
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('alert').getByText('could not be loaded').waitFor();
    host.disturb = () => null;
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  },
}));

const ICONS: Fault[] = DELIVERY_FAILURES.map(([phrase, disturbance]): Fault => ({
  group: 'icons',
  name: `the drawings: each ${phrase}`,
  templates: ['icons'],
  disturb: () => on(/\/assets\/material-icons-/, disturbance),
  act: async ({ page, host }) => {
    await page.getByText('Some drawings could not be loaded').waitFor();
    host.disturb = () => null;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('[data-drawing="shown"]').first().waitFor();
  },
}));

/** Names scripts otherwise in pages and scripts, as a build of other sources does. */
const RENAMED = '/assets/js-next/';

const deploy: Disturb = (pathname) => {
  if (pathname.startsWith('/assets/js/')) return 'missing';
  const rewrite = (text: string) => text.replaceAll('assets/js/', RENAMED.slice(1));
  if (pathname.startsWith(RENAMED)) {
    return { rewrite, from: pathname.replace(RENAMED, '/assets/js/') };
  }
  return /\/$|\.html$/.test(pathname) ? { rewrite } : null;
};

/** Names of the faults that not every browser can be made to meet. */
export const SLOW_NETWORK = 'a slow line (400 ms, 50 KB/s)';
export const UNREACHABLE_HOST =
  'the host is gone when a link is followed, and comes back';

/** In Firefox nothing but that it is an error. */
const FRAMEWORK_WARNING = /^console\.warning: (?:ChunkLoad)?Error\b/;

const NETWORK: Fault[] = [
  {
    group: 'network',
    name: 'a deploy has taken the scripts of an open tab',
    act: async ({ page, host }) => {
      // A page that still loads is reloaded by itself, in the midst of a test's action.
      await waitForScripts(page);
      host.disturb = deploy;
    },
    mayBeSaid: [
      {
        text: FRAMEWORK_WARNING,
        because: 'the framework says why it loads the page anew',
      },
    ],
  },
  {
    group: 'network',
    name: 'the scripts of the next page are gone, and stay away',
    act: async ({ page, host, template }) => {
      // A page that still loads is reloaded by itself, and a click is lost in that.
      await waitForScripts(page);
      host.disturb = (pathname) => (isNew(template, pathname) ? 'missing' : null);
    },
    ends: 'static',
    // Reloaded once; a window that is closed in the midst of that may never respond.
    expectNext: async (page) => {
      const alert = page.getByRole('alert');
      await alert.filter({ hasText: 'could not be loaded' }).waitFor();
    },
    mayBeSaid: [
      {
        text: FRAMEWORK_WARNING,
        because: 'the framework says why it loads the page anew',
      },
    ],
  },
  {
    group: 'network',
    name: SLOW_NETWORK,
    templates: ['guide', 'post'],
    arrange: async (context) => {
      for (const page of context.pages()) {
        const session = await context.newCDPSession(page);
        await session.send('Network.emulateNetworkConditions', {
          offline: false,
          latency: 400,
          downloadThroughput: 50 * 1024,
          uploadThroughput: 50 * 1024,
        });
      }
    },
  },
  {
    group: 'network',
    name: UNREACHABLE_HOST,
    act: async ({ page, host, template }) => {
      const { pathname } = new URL(page.url());
      host.disturb = () => 'abort';
      await page.locator('footer a[href="/offline/"]').click();
      const alert = page
        .getByRole('alert')
        .filter({ hasText: 'There is no network' });
      await alert.waitFor();
      const heading = await page.locator('h1').first().innerText();
      if (heading !== template.heading)
        throw new Error(`the heading is "${heading}"`);
      await page.waitForURL(`**${pathname}`);
      host.disturb = () => null;
      await alert.getByRole('button').click();
      await page.waitForURL('**/offline/');
      await page.goBack();
      await page.locator('h1', { hasText: template.heading }).waitFor();
    },
    mayBeSaid: [
      {
        text: FRAMEWORK_WARNING,
        because: 'the framework says which script it waited for',
      },
    ],
  },
];

/** Faults of the host and of the network. */
export const HOST_FAULTS: readonly Fault[] = [
  ...FILES,
  ...LANGUAGES,
  ...SEARCH,
  ...ICONS,
  ...NETWORK,
];
