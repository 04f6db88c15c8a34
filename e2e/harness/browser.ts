import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';

/** Written by `scripts/prepare-machine.mjs --browser`. */
const BROWSER_FILE = path.resolve(
  fileURLToPath(import.meta.url),
  '../../../node_modules/.cache/portal/chromium-path',
);

/** Nothing but the page under test may use the network or the machine. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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

/**
 * Starts the browser that was found on this machine.
 *
 * @param flags besides those that every test has
 * @throws if the machine was not prepared
 */
export async function launchBrowser(
  flags: readonly string[] = [],
): Promise<Browser> {
  return chromium.launch({
    executablePath: readBrowserPath(),
    args: [...FLAGS, ...flags],
  });
}
