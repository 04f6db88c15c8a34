import type { BrowserContext } from 'playwright-core';
import { createDrivenPage } from '../harness/drivenPage';
import { createRecordingHost } from '../harness/recordingHost';
import type { WebKit } from '../harness/webkit';
import { createFaultHost, type FaultHost } from './createFaultHost';
import type { Fault } from './fault';
import { UNREACHABLE_HOST, SLOW_NETWORK } from './hostFaults';
import type { OpenWindow } from './findFailures';
import type { OmissionReason } from './sweepReport';

const VIOLATIONS_OF_WEBKIT = [
  {
    text: /^color-contrast: .*\(foreground color: #ffffff, background color: #c0c0c0,/,
    because:
      'WebKitGTK computes this ground of a button in a dark scheme, and paints #343434',
  },
];

/** Of what a reader sits at, WebDriver can give the size of the window alone. */
const hasKnownReader = ({ reader }: Fault) =>
  Object.keys({ ...reader, ...reader?.options }).every((wish) =>
    ['options', 'viewport'].includes(wish),
  );

/** Says why a fault is left out in WebKit; undefined where it is tried. */
export const explainWebKitOmission: OmissionReason = (fault) => {
  if (!hasKnownReader(fault))
    return 'WebDriver can tell it the size of a window alone';
  if (fault.name === SLOW_NETWORK) {
    return 'only Chromium can be told how slow its line is';
  }
  // Its own notice needs the Navigation API; see `src/clientModules/failedNavigation.ts`.
  return fault.name === UNREACHABLE_HOST
    ? 'without the Navigation API the browser shows its own page for it'
    : undefined;
};

/** Names the addresses that a host has spoilt as a browser in front of another knows them. */
function standBehind(inner: FaultHost, origin: string): FaultHost {
  return {
    origin,
    get disturb() {
      return inner.disturb;
    },
    set disturb(disturb) {
      inner.disturb = disturb;
    },
    get refused() {
      return new Set(
        [...inner.refused].map((address) => address.replace(inner.origin, origin)),
      );
    },
    close: inner.close,
  };
}

/** Takes what Playwright's context takes: a source, or a function and what it is given. */
const toScript = (script: unknown, arg?: unknown) =>
  typeof script === 'string'
    ? script
    : `(${String(script)})(${JSON.stringify(arg)});`;

/**
 * Opens windows in WebKit.
 *
 * @param origin of the unspoilt portal
 */
export function openInWebKit(webkit: WebKit, origin: string): OpenWindow {
  return async (reader) => {
    const session = await webkit.openWindow(
      reader?.options?.viewport ?? { width: 1280, height: 900 },
    );
    const inner = await createFaultHost(origin);
    const { scripts, complaints, ...outer } = await createRecordingHost(
      inner.origin,
    );
    const context = {
      addInitScript(script: unknown, arg?: unknown) {
        scripts.push(toScript(script, arg));
        return Promise.resolve();
      },
    };
    return {
      host: standBehind(inner, outer.origin),
      // Whatever else a fault may ask of it is not a function, and fails its run.
      context: context as unknown as BrowserContext,
      complaints,
      violationsOfBrowser: VIOLATIONS_OF_WEBKIT,
      page: createDrivenPage(session),
      async close() {
        await session.close();
        await outer.close();
        await inner.close();
      },
    };
  };
}
