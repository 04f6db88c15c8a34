/**
 * Brings a machine to where the other scripts can run: `node scripts/prepare-machine.mjs`
 * checks Node and installs packages that are missing; `--browser` also finds Chromium, or
 * installs it. Runs before anything is installed, so it imports Node's own modules alone.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import {
  DEBIAN_PACKAGES,
  describeMissingBrowser,
  listBrowserCandidates,
  listBrowserInstalls,
  listShellCandidates,
} from './machine/browser.mjs';
import {
  compareLocks,
  isStampCurrent,
  parseStamp,
} from './machine/installation.mjs';
import { findNodeProblem } from './machine/nodeVersion.mjs';

const SITE_DIR = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const LOCK_FILE = path.join(SITE_DIR, 'package-lock.json');
const INSTALLED_FILE = path.join(SITE_DIR, 'node_modules/.package-lock.json');
const CACHE_DIR = path.join(SITE_DIR, 'node_modules/.cache/portal');
const STAMP_FILE = path.join(CACHE_DIR, 'installation.json');
/** Read by `tests/harness/browser.ts`. */
const BROWSER_FILE = path.join(CACHE_DIR, 'chromium-path');
/** Read there, too; missing where there is no shell. */
const SHELL_FILE = path.join(CACHE_DIR, 'chromium-shell-path');

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}

/** @param {string} file */
function readIfThere(file) {
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null;
}

/** @param {string} file @param {string} text */
function writeToCache(file, text) {
  fs.mkdirSync(CACHE_DIR, { recursive: true });
  fs.writeFileSync(file, text);
}

/**
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 */
function run(command, args, environment = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: SITE_DIR,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return !error && status === 0;
}

/** Hash of the lock file, and when npm last changed `node_modules`. */
function readInstallation() {
  return {
    lockHash: createHash('sha256').update(fs.readFileSync(LOCK_FILE)).digest('hex'),
    installedAt: fs.existsSync(INSTALLED_FILE)
      ? fs.statSync(INSTALLED_FILE).mtimeMs
      : 0,
  };
}

function findInstallationProblems() {
  const installed = readIfThere(INSTALLED_FILE);
  return installed === null
    ? ['node_modules is missing']
    : compareLocks(
        JSON.parse(fs.readFileSync(LOCK_FILE, 'utf8')),
        JSON.parse(installed),
      );
}

function preparePackages() {
  if (isStampCurrent(parseStamp(readIfThere(STAMP_FILE)), readInstallation())) {
    return;
  }
  const [problem] = findInstallationProblems();
  if (problem) {
    console.log(`Installing packages (${problem}) …`);
    // Tests and the build need the development packages whatever NODE_ENV says.
    if (
      !run('npm', [
        'ci',
        '--include=dev',
        '--ignore-scripts',
        '--no-audit',
        '--no-fund',
      ])
    ) {
      fail('The packages could not be installed; the message of npm is above.');
    }
  }
  writeToCache(STAMP_FILE, JSON.stringify(readInstallation()));
}

/** A file may be there and still be no browser: a stub, or one with libraries missing. */
function startsAsBrowser(/** @type {string} */ candidate) {
  if (!fs.existsSync(candidate)) {
    return false;
  }
  const { status, stdout } = spawnSync(candidate, ['--version'], {
    encoding: 'utf8',
    timeout: 30_000,
  });
  return status === 0 && /chrom/i.test(stdout);
}

async function findPlaywrightBrowser() {
  const entry = path.join(SITE_DIR, 'node_modules/playwright-core/index.mjs');
  const { chromium } = await import(pathToFileURL(entry).href);
  return chromium.executablePath();
}

/** @type {Record<'apt' | 'playwright', () => boolean>} */
const INSTALLERS = {
  apt: () =>
    run('apt-get', ['update']) &&
    DEBIAN_PACKAGES.some((names) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
        DEBIAN_FRONTEND: 'noninteractive',
      }),
    ),
  playwright: () =>
    run(process.execPath, [
      'node_modules/playwright-core/cli.js',
      'install',
      'chromium',
    ]),
};

/** @typedef {ReturnType<typeof readMachine>} Machine */

function readMachine() {
  return {
    chromiumPath: process.env.CHROMIUM_PATH,
    platform: process.platform,
    home: os.homedir(),
    searchPath: (process.env.PATH ?? '').split(path.delimiter),
    isRoot: process.getuid?.() === 0,
    hasAptGet: fs.existsSync('/usr/bin/apt-get'),
  };
}

/** @param {Machine} machine */
async function prepareBrowser(machine) {
  const { chromiumPath } = machine;
  const kept = readIfThere(BROWSER_FILE);
  if (kept && fs.existsSync(kept) && (!chromiumPath || chromiumPath === kept)) {
    return;
  }
  const findBrowser = async () => {
    const candidates = listBrowserCandidates(machine);
    return (
      candidates.find(startsAsBrowser) ??
      (chromiumPath
        ? undefined
        : [await findPlaywrightBrowser()].find(startsAsBrowser))
    );
  };
  let browser = await findBrowser();
  for (const installer of listBrowserInstalls(machine)) {
    if (browser) {
      break;
    }
    console.log(`Installing Chromium (${installer}) …`);
    INSTALLERS[installer]();
    browser = await findBrowser();
  }
  if (!browser) {
    fail(describeMissingBrowser(machine));
  }
  writeToCache(BROWSER_FILE, browser);
}

/** Looks for a shell each time: that takes no longer than starting it. */
function prepareShell(/** @type {Machine} */ machine) {
  const shell = listShellCandidates(machine).find(startsAsBrowser);
  if (shell) {
    writeToCache(SHELL_FILE, shell);
  } else {
    fs.rmSync(SHELL_FILE, { force: true });
  }
}

const nodeProblem = findNodeProblem(process.versions.node);
if (nodeProblem) {
  fail(nodeProblem);
}
preparePackages();
if (process.argv.includes('--browser')) {
  const machine = readMachine();
  await prepareBrowser(machine);
  prepareShell(machine);
}
