import type { Browser, Page } from 'playwright-core';
import { findViolations } from '../../tests/harness/axe';
import { watchComplaints, type Complaints } from '../../tests/harness/complaints';
import { withTimeout } from '../../tests/harness/withTimeout';
import { waitForScripts } from '../../tests/harness/pages';
import { openAsReader, type Reader } from '../../tests/harness/reader';
import { createFaultHost } from './createFaultHost';
import type { Fault, Scene } from './fault';
import { measureMain, type Template } from './templates';

/** Least part of the text that must be there, of what is there without the fault. */
const LEAST_TEXT = 0.95;

const NOT_FOUND = 'This page does not exist';
const CRASHED = 'This page crashed';

/** The page that is gone to afterwards. */
const NEXT = { link: 'All versions', pathname: '/versions/', heading: 'Versions' };

/**
 * Messages of browsers about a response that was refused or was wrong. No page can prevent
 * them. Each is ignored only for an address that the host has spoilt.
 */
const BROWSER_MESSAGES = [
  /^request failed: /,
  /^404: /,
  /^console\.error: Failed to load resource: /,
  /^console\.error: Refused to (?:execute script|apply style) from /,
  /^console\.warning: Failed to decode downloaded font: /,
];

function isOfBrowser(
  complaint: string,
  refused: ReadonlySet<string>,
  messages: readonly RegExp[],
): boolean {
  const isRefused = (ending: string) =>
    [...refused].some((address) => address.endsWith(ending));
  // Of a font that is none it names the page, not the font.
  if (complaint.startsWith('console.warning: OTS parsing error: ')) {
    return isRefused('.woff2');
  }
  // A font that was sent for in vain, as the styles that use it did not come.
  if (/^console\.warning: The resource \S+\.woff2 was preloaded /.test(complaint)) {
    return isRefused('.css');
  }
  return (
    messages.some((message) => message.test(complaint)) &&
    [...refused].some((address) => complaint.includes(address))
  );
}

/** Waits until the scripts run and the demos in the window live, or have said why not. */
async function waitUntilAlive(page: Page): Promise<void> {
  await waitForScripts(page);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[data-demo]:not([inert] *)')].every((demo) => {
      const { top, bottom } = demo.getBoundingClientRect();
      const isShown = bottom > 0 && top < window.innerHeight;
      const stages = [...demo.querySelectorAll('[data-demo-stage]')];
      return (
        !isShown ||
        stages.length === 0 ||
        demo.querySelector('[data-live], [role="alert"]') !== null
      );
    }),
  );
}

const withoutHash = (address: string) => new URL(address).href.replace(/#.*$/s, '');

async function readHeading(page: Page): Promise<string> {
  const heading = page.locator('h1').first();
  await heading.waitFor();
  return heading.innerText();
}

async function followNext(page: Page): Promise<void> {
  const link = page.locator('footer').locator(`a[href^="${NEXT.pathname}"]`).first();
  await link.click();
  await page.waitForURL(`**${NEXT.pathname}**`, { waitUntil: 'commit' });
  await page.locator('h1', { hasText: NEXT.heading }).waitFor();
}

/** A window of a reader, and the host of the portal it looks at. */
export interface FaultWindow extends Omit<Scene, 'template'> {
  complaints: Complaints;
  /** Messages of this browser alone about a response, as `BROWSER_MESSAGES`. */
  messagesOfBrowser?: readonly RegExp[];
  /** Violations that axe finds because of this browser alone. */
  violationsOfBrowser?: readonly { text: RegExp; because: string }[];
  /** Closes the host too. */
  close(): Promise<void>;
}

/** Opens a fresh window. */
export type OpenWindow = (reader?: Reader) => Promise<FaultWindow>;

/**
 * Opens windows in a browser that Playwright drives.
 *
 * @param origin of the unspoilt portal
 * @param messagesOfBrowser see `FaultWindow`
 */
export function openIn(
  browser: Browser,
  origin: string,
  messagesOfBrowser?: readonly RegExp[],
): OpenWindow {
  return async (reader) => {
    const host = await createFaultHost(origin);
    const context = await openAsReader({ browser, origin: host.origin }, reader);
    const complaints = watchComplaints(context, host.origin);
    return {
      host,
      context,
      complaints,
      messagesOfBrowser,
      page: await context.newPage(),
      async close() {
        await withTimeout('Closing the window', context.close());
        await host.close();
      },
    };
  };
}

/**
 * Lets a fault happen on a page, and says what did not survive: the heading and the text
 * are there, nothing was thrown or said, the next page is reached, axe finds nothing.
 *
 * @returns one line for each thing that went wrong; empty where the portal survives
 */
export async function findFailures(
  openWindow: OpenWindow,
  fault: Fault,
  template: Template,
  runsAxe: boolean,
): Promise<string[]> {
  const casualties: string[] = [];
  const {
    complaints,
    close,
    violationsOfBrowser = [],
    messagesOfBrowser = [],
    ...place
  } = await openWindow(fault.reader);
  const { context, host, page } = place;
  const { ends = 'alive', lands = 'page' } = fault;
  const address = `${host.origin}${fault.address?.(template.pathname) ?? template.pathname}`;
  const messages = [...BROWSER_MESSAGES, ...messagesOfBrowser];
  const collect = () => {
    const documents = lands === 'not found' ? [withoutHash(address)] : [];
    const refused = new Set([...host.refused, ...documents]);
    casualties.push(
      ...complaints
        .take()
        .filter((complaint) => !isOfBrowser(complaint, refused, messages))
        .filter(
          (complaint) => !fault.mayBeSaid?.some(({ text }) => text.test(complaint)),
        ),
    );
  };
  const scene: Scene = { ...place, template };
  try {
    host.disturb = fault.disturb?.(template) ?? host.disturb;
    await fault.arrange?.(context);
    await page.goto(address, { waitUntil: 'commit' });
    if (ends === 'alive') await waitUntilAlive(page);
    await fault.act?.(scene);
    const heading = await readHeading(page);
    const expected = lands === 'page' ? template.heading : NOT_FOUND;
    if (heading !== expected) {
      casualties.push(`the heading is "${heading}", not "${expected}"`);
    }
    const length = await measureMain(page);
    if (lands === 'page' && length < template.length * LEAST_TEXT) {
      casualties.push(`${length} characters of ${template.length} are left`);
    }
    if ((await page.getByText(CRASHED).count()) > 0) {
      casualties.push('the page crashed');
    }
    await fault.expect?.(scene);
    if (runsAxe && fault.withoutAxe === undefined) {
      // The header of a page that is scrolled lies over some of its controls.
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      const violations = await findViolations(page);
      casualties.push(
        ...violations.filter(
          (violation) =>
            ![...violationsOfBrowser, ...(fault.axeMaySay ?? [])].some(({ text }) =>
              text.test(violation),
            ),
        ),
      );
    }
    collect();
    await followNext(page);
    if (ends === 'alive') await waitUntilAlive(page);
    await fault.expectNext?.(page);
  } catch (error) {
    casualties.push(error instanceof Error ? error.message : String(error));
  }
  collect();
  await close();
  return casualties;
}
