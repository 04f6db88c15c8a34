import path from 'node:path';

/**
 * Facts about the machine.
 *
 * @typedef {object} Machine
 * @property {NodeJS.Platform} platform
 * @property {string} home folder of the user
 * @property {string[]} searchPath folders of `$PATH`
 * @property {string} [chromiumPath] `$CHROMIUM_PATH`
 */

/** The engine of Chromium without a window around the page. */
const SHELL = 'chromium-headless-shell';

const LINUX_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const COMMANDS = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

const MAC_APPLICATIONS = [
  'Chromium.app/Contents/MacOS/Chromium',
  'Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Lists where Chromium may be, the likeliest place first. A browser that the user names
 * is the only candidate.
 *
 * @param {Machine} machine
 * @returns {string[]} absolute paths, each once; none needs to exist
 */
export function listBrowserCandidates({ platform, home, searchPath, chromiumPath }) {
  if (chromiumPath) {
    return [chromiumPath];
  }
  const known =
    platform === 'darwin'
      ? ['/Applications', path.posix.join(home, 'Applications')].flatMap((folder) =>
          MAC_APPLICATIONS.map((app) => path.posix.join(folder, app)),
        )
      : LINUX_PATHS;
  const commands = searchPath
    .filter((folder) => path.posix.isAbsolute(folder))
    .flatMap((folder) => COMMANDS.map((name) => path.posix.join(folder, name)));
  return [...new Set([...known, ...commands])];
}

/**
 * Lists where Chromium without a window may be. One that the user names is the only browser.
 *
 * @param {Machine} machine
 * @returns {string[]} absolute paths, each once; none needs to exist
 */
export function listShellCandidates({ searchPath, chromiumPath }) {
  return chromiumPath
    ? []
    : [
        ...new Set(
          ['/usr/bin', ...searchPath]
            .filter((folder) => path.posix.isAbsolute(folder))
            .map((folder) => path.posix.join(folder, SHELL)),
        ),
      ];
}

/** Debian packages to install, the best first: older releases have no shell. */
export const DEBIAN_PACKAGES = [['chromium', SHELL], ['chromium']];

/**
 * Lists the ways to install Chromium here, the best first.
 *
 * @param {{ chromiumPath?: string, isRoot: boolean, hasAptGet: boolean }} machine
 * @returns {('apt' | 'playwright')[]} none where the user has named a browser: theirs has
 *   to be put right, not replaced
 */
export function listBrowserInstalls({ chromiumPath, isRoot, hasAptGet }) {
  if (chromiumPath) {
    return [];
  }
  return isRoot && hasAptGet ? ['apt', 'playwright'] : ['playwright'];
}

/**
 * Explains how to get a browser where none is found and none can be installed.
 *
 * @param {{ chromiumPath?: string }} machine
 * @returns {string}
 */
export function describeMissingBrowser({ chromiumPath }) {
  return chromiumPath
    ? `CHROMIUM_PATH names "${chromiumPath}", and no browser starts from there.`
    : 'The browser tests need Chromium, and none was found or could be installed. ' +
        'Install Chromium or Chrome, or set CHROMIUM_PATH to the program.';
}
