import type { Page } from 'playwright-core';
import { hydrateDemos } from '../../tests/harness/pages';
import type { Disturbance } from './createFaultHost';
import { among, DELIVERY_FAILURES, isNew, on } from './disturbances';
import type { Fault, Scene } from './fault';

/** Half a script or a page is no script: the browser says so, and nobody can answer it. */
const NO_SCRIPT = [
  {
    text: /^error: (?:SyntaxError: )?(?:Unexpected|Invalid|missing|Unterminated|Left side of assignment) /i,
    because: 'the browser cannot read what came as a script',
  },
  {
    text: /^error: SyntaxError: (?:expected expression, got '<'|(?:""|'') literal not terminated)/,
    because: 'Firefox says so in its own words',
  },
];

const isNoScript = (disturbance: Disturbance) =>
  disturbance === 'damaged' || disturbance === 'html'
    ? { mayBeSaid: NO_SCRIPT }
    : {};

const SHELL: Fault[] = (
  [
    ['the main script', /\/assets\/js\/main\./],
    ['the runtime', /\/assets\/js\/runtime~main\./],
    ['every script', /\.js$/],
  ] as const
).flatMap(([what, files]) =>
  [...DELIVERY_FAILURES, ['is damaged', 'damaged'] as const].map(
    ([phrase, disturbance]): Fault => ({
      group: 'scripts',
      name: `${what} ${phrase}`,
      disturb: () => on(files, disturbance),
      ends: 'static',
      ...isNoScript(disturbance),
      act: ({ page }) => page.waitForLoadState('load'),
    }),
  ),
);

const STALLED: Fault = {
  group: 'scripts',
  name: 'the main script never comes',
  disturb: () => on(/\/assets\/js\/main\./, 'stall'),
  ends: 'static',
};

/** The reader gets a message with a way to try again. */
async function expectMessage({ page }: { page: Page }): Promise<void> {
  await page.getByRole('alert').getByText('could not be loaded').waitFor();
  await page.getByRole('button', { name: 'Reload' }).waitFor();
}

const PAGE_PARTS: Fault[] = [
  ...DELIVERY_FAILURES.map(([phrase, disturbance]): Fault => ({
    group: 'scripts',
    name: `the content of the page ${phrase}`,
    disturb: ({ parts }) => among(parts, disturbance),
    ...isNoScript(disturbance),
    ends: 'static',
    act: expectMessage,
  })),
  ...['first', 'last'].map((which): Fault => ({
    group: 'scripts',
    name: `the ${which} part of the page cannot be reached`,
    disturb: ({ parts }) =>
      among(parts.slice(...(which === 'first' ? [0, 1] : [-1])), 'abort'),
    ends: 'static',
    act: expectMessage,
  })),
  {
    group: 'scripts',
    name: 'the content of the page comes late',
    disturb: ({ parts }) => among(parts, { delay: 1500 }),
  },
  {
    group: 'scripts',
    name: 'the main script comes late',
    disturb: () => on(/\/assets\/js\/main\./, { delay: 1500 }),
  },
];

/** Templates with demos in them. */
const WITH_DEMOS = ['home', 'component', 'stylings', 'grid'];

async function scrollToDemo(page: Page): Promise<void> {
  const demo = page.locator('[data-demo]').first();
  if ((await demo.count()) > 0) await demo.scrollIntoViewIfNeeded();
}

const LATER_PARTS: Fault[] = [
  ...DELIVERY_FAILURES.map(([phrase, disturbance]): Fault => ({
    group: 'demos',
    name: `the code of the demos ${phrase}`,
    templates: WITH_DEMOS,
    disturb: ({ laterParts }) => among(laterParts, disturbance),
    ...isNoScript(disturbance),
    act: ({ page }) => scrollToDemo(page),
  })),
  {
    group: 'demos',
    name: 'the code of the demos comes late',
    templates: WITH_DEMOS,
    disturb: ({ laterParts }) => among(laterParts, { delay: 800 }),
    act: ({ page }) => hydrateDemos(page),
  },
];

/** Presses what opens something, and finds it said that this did not come. */
async function openMissingParts({ page }: Scene): Promise<void> {
  const waitForText = (text: string) =>
    page.getByText(text).first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await waitForText('Settings could not be loaded');
  await page.keyboard.press('ControlOrMeta+k');
  await waitForText('Search could not be loaded');
  await page.keyboard.press('?');
  await waitForText('That did not work');
}

async function reopenParts({ page }: Scene): Promise<void> {
  for (const [name, open] of [
    [
      'Settings',
      () => page.getByRole('button', { name: 'Settings', exact: true }).click(),
    ],
    ['Search', () => page.keyboard.press('ControlOrMeta+k')],
    ['Keyboard shortcuts', () => page.keyboard.press('?')],
  ] as const) {
    const dialog = page.getByRole('dialog', { name });
    await open();
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  }
}

/** A missing script leads to a reload instead, as after a deploy. */
const OPENED_LATER: Fault[] = DELIVERY_FAILURES.filter(
  ([, how]) => how !== 'missing',
).flatMap(([phrase, disturbance]): Fault[] => [
  {
    group: 'scripts',
    name: `what is opened on the page ${phrase}, then comes`,
    ...isNoScript(disturbance),
    act: async (scene) => {
      const { host, template } = scene;
      host.disturb = (file) => (isNew(template, file) ? disturbance : null);
      await openMissingParts(scene);
      host.disturb = () => null;
      await reopenParts(scene);
    },
  },
  {
    group: 'demos',
    name: `the editor ${phrase}`,
    templates: ['component', 'stylings'],
    ...isNoScript(disturbance),
    act: async ({ page, host, template }) => {
      host.disturb = (file) => (isNew(template, file) ? disturbance : null);
      const demo = page.locator('section[data-demo]').first();
      await demo.getByRole('button', { name: 'Edit', exact: true }).click();
      await demo.getByRole('alert').getByText('could not be loaded').waitFor();
      // The next page may need scripts that this one has not requested.
      host.disturb = () => null;
    },
  },
]);

/** Faults of scripts during their transfer. */
export const SCRIPT_FAULTS: readonly Fault[] = [
  ...SHELL,
  STALLED,
  ...PAGE_PARTS,
  ...LATER_PARTS,
  ...OPENED_LATER,
];
