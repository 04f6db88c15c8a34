import type { Locator, Page } from 'playwright-core';
import { findViolations } from '../../tests/harness/axe';
import { openPage, hydrateDemos } from '../../tests/harness/pages';

/** Layers over a page: of Material UI, of Base UI and of the lab. */
const LAYERS = [
  '.MuiModal-root',
  '.MuiPopper-root',
  '.MuiTooltip-popper',
  '.base-Popper-root',
  '.MuiSnackbar-root',
  '.MuiBackdrop-root',
  '[role="tooltip"]',
  '[role="dialog"]',
  '[role="listbox"]',
].join(', ');

/** Marks what was opened, for axe and for the wait. */
const OPENED = 'data-opened';

/** A way to open a layer. */
export interface Opening {
  /** Path of the page. */
  page: string;
  /** Name of the demo; without it, all demos of the page that stand in it themselves. */
  demo?: string;
  /** Selector of what opens, in the demo; the first button without it. */
  trigger?: string;
  /** `press` without it. */
  by?: 'hover' | 'focus' | 'press';
  /** Demos of the page that open in another way or nothing; those have a line of their own. */
  except?: readonly string[];
}

/** Buttons that open a list or a menu have `aria-haspopup`. */
const LISTS = '[aria-haspopup]:not([aria-disabled="true"], [disabled], [readonly])';

/** Pages whose demos open something over the page, and how. Dialogs have a test of their own. */
export const OPENINGS: readonly Opening[] = [
  {
    page: '/material-ui/react-autocomplete/',
    trigger: 'input[role="combobox"]:enabled',
  },
  { page: '/material-ui/react-select/', trigger: LISTS },
  { page: '/material-ui/react-text-field/', trigger: LISTS },
  { page: '/material-ui/react-menu/', trigger: LISTS },
  // A pointer opens it on the way to the button, and the press closes it again.
  {
    page: '/material-ui/react-speed-dial/',
    trigger: LISTS,
    by: 'focus',
    except: ['SpeedDialByPress'],
  },
  { page: '/material-ui/react-tooltip/', by: 'hover', except: ['TooltipPressed'] },
  { page: '/material-ui/react-drawer/' },
  { page: '/material-ui/react-modal/' },
  { page: '/material-ui/react-popover/' },
  { page: '/material-ui/react-popper/' },
  { page: '/material-ui/react-snackbar/', except: ['SnackbarContentInline'] },
  { page: '/material-ui/react-backdrop/' },
  { page: '/material-ui/react-tooltip/', demo: 'TooltipPressed' },
  { page: '/joy-ui/react-autocomplete/', trigger: 'input[role="combobox"]:enabled' },
  {
    page: '/joy-ui/react-select/',
    trigger: 'button[role="combobox"]:not([disabled], [aria-disabled="true"])',
  },
  { page: '/joy-ui/react-menu/', trigger: LISTS },
  { page: '/joy-ui/react-tooltip/', by: 'hover' },
  { page: '/joy-ui/react-drawer/' },
  { page: '/joy-ui/react-modal/' },
  { page: '/joy-ui/react-snackbar/' },
  { page: '/x/react-tree-view/', demo: 'TreeViewActions', trigger: LISTS },
];

/** Demos that run in the page itself; those with a window of their own open in that window. */
const DEMOS = '[data-demo]:has([data-demo-stage]):not(:has(iframe))';

/** The names of the demos an opening is about. */
export async function listOpenedDemos(
  page: Page,
  { demo, trigger = 'button', except = [] }: Opening,
): Promise<string[]> {
  if (demo) return [demo];
  const names = await page
    .locator(DEMOS)
    .evaluateAll(
      (demos, selector) =>
        demos
          .filter((one) => one.querySelector(`[data-live] :is(${selector})`))
          .map((one) => one.getAttribute('data-demo') ?? ''),
      trigger,
    );
  return names.filter((name) => !except.includes(name));
}

async function operate(trigger: Locator, by: Opening['by']): Promise<void> {
  await trigger.scrollIntoViewIfNeeded();
  if (by === 'hover') {
    await trigger.hover();
  } else if (by === 'focus') {
    await trigger.focus();
  } else {
    await trigger.click();
  }
}

/** Waits until something lies over the page that did not before, and stands still. */
async function waitUntilOpened(page: Page): Promise<void> {
  await page.waitForFunction(
    ([layers, mark]) => {
      const opened = [...document.querySelectorAll(layers)].filter(
        (layer) =>
          !layer.hasAttribute(`${mark}-before`) &&
          layer.checkVisibility({ visibilityProperty: true }),
      );
      const popped = [
        ...document.querySelectorAll('[data-live] [aria-expanded="true"]'),
      ];
      opened.forEach((layer) => layer.setAttribute(mark, ''));
      return (
        (opened.length > 0 || popped.length > 0) &&
        opened.every((layer) =>
          layer.getAnimations({ subtree: true }).every(
            ({ playState, effect }) =>
              playState === 'finished' ||
              // An endless animation is no transition.
              effect?.getComputedTiming().endTime === Infinity,
          ),
        )
      );
    },
    [LAYERS, OPENED] as const,
  );
}

/**
 * Opens the layer of a demo and runs axe on the layer and the demo. Afterwards the page is as
 * before, or reloaded.
 *
 * @returns a line per violation; empty where there is none
 */
export async function examineOpened(
  page: Page,
  name: string,
  { trigger = 'button', by }: Opening,
): Promise<string[]> {
  const stage = `[data-demo="${name}"] [data-live]`;
  await page.evaluate(
    ([layers, mark]) => {
      document
        .querySelectorAll(`[${mark}]`)
        .forEach((layer) => layer.removeAttribute(mark));
      document.querySelectorAll(layers).forEach((layer) => {
        layer.toggleAttribute(
          `${mark}-before`,
          layer.checkVisibility({ visibilityProperty: true }),
        );
      });
    },
    [LAYERS, OPENED] as const,
  );
  await operate(page.locator(`${stage} :is(${trigger})`).first(), by);
  await waitUntilOpened(page);
  // Behind a modal the stage is hidden from everybody.
  const within = `[${OPENED}], ${stage}:not([aria-hidden="true"] *)`;
  const violations = await findViolations(page, within);
  await page.keyboard.press('Escape');
  await page.mouse.move(0, 0);
  const isOpen = await page
    .locator(`[${OPENED}]`)
    .evaluateAll((layers) => layers.some((layer) => layer.checkVisibility()));
  if (isOpen) {
    await openPage(page, page.url());
    await hydrateDemos(page);
  }
  // A layer stands outside of the landmarks for as long as it is open; the rule is for pages.
  return violations.filter((line) => !line.startsWith('region:'));
}
