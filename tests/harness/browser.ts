import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import { getLimit } from '../limits/limits';

const CACHE_DIR = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../node_modules/.cache/portal',
);

/** Written by `scripts/prepare-machine.mjs --browser`. */
const BROWSER_FILE = path.join(CACHE_DIR, 'chromium-path');

/** Written there, too, where the machine has one. */
const SHELL_FILE = path.join(CACHE_DIR, 'chromium-shell-path');

const FLAGS = [
  '--headless',
  // As in browsers with a window: the frame of an edited demo has a process of its own.
  '--site-per-process',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Processes that browsers start beside that of the page under test: for each window one that
 * draws the list below their address bar, which nobody sees here and which takes as much of
 * the processor as the page; and with each page one for the page after it, which never comes
 * where tests have a window each.
 */
const NOT_NEEDED = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/**
 * Features that Playwright switches off itself; repeated here, as of two such flags browsers
 * take the last. Source: `disabledFeatures` in `playwright-core`, with which a test compares
 * it.
 */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The flag that switches features of the browser off. */
export const FEATURES_OFF = `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...NOT_NEEDED].join()}`;

/**
 * Gives the path of the browser that was found on this machine.
 *
 * @throws if the machine was not prepared
 */
export function readBrowserPath(): string {
  if (!existsSync(BROWSER_FILE)) {
    throw new Error('Run "node scripts/prepare-machine.mjs --browser" first.');
  }
  return readFileSync(BROWSER_FILE, 'utf8');
}

/** Starts Chromium; nothing but the page under test uses the network or the machine. */
const launch = (executablePath: string, flags: readonly string[]) =>
  chromium.launch({
    executablePath,
    args: [...FLAGS, FEATURES_OFF, ...flags],
    timeout: getLimit('launch'),
  });

/**
 * Starts the browser that was found on this machine, as readers have it.
 *
 * @param flags besides those that every test has
 * @throws if the machine was not prepared
 */
export async function launchBrowser(
  flags: readonly string[] = [],
): Promise<Browser> {
  return launch(readBrowserPath(), flags);
}

/**
 * Starts the same engine without a window around the page, which takes a third less of the
 * processor, or the browser where this machine has no such shell. The shell closes tabs without
 * a word to the page, has its pointer on the page from the start, and takes no origin for safe
 * because a flag says so.
 *
 * @throws if the machine was not prepared
 */
export async function launchShell(): Promise<Browser> {
  return launch(
    existsSync(SHELL_FILE) ? readFileSync(SHELL_FILE, 'utf8') : readBrowserPath(),
    [],
  );
}
