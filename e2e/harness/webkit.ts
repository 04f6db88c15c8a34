import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { getLimit } from '../../tests/limits/limits';
import { findFreePort } from './freePort';
import { openSession, waitUntil, type WebDriverSession } from './webdriver';

/** Places of Debian's `webkit2gtk-driver` and what it depends on, and of `xvfb`. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const LIBRARIES = ['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu`);
const BROWSERS = LIBRARIES.flatMap((folder) =>
  ['4.1', '4.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
);

const findBrowser = () => BROWSERS.find((file) => existsSync(file));

/** Names what is needed to run WebKitGTK and not on this machine; empty if all is there. */
export function listMissingOfWebKit(): string[] {
  return [
    ...[DRIVER, DISPLAY_SERVER].filter((file) => !existsSync(file)),
    ...(findBrowser() ? [] : ['MiniBrowser']),
  ];
}

/** WebKitGTK on a display of its own. */
export interface WebKit {
  /**
   * Opens a browser with an empty profile. One in a hundred does not connect to its driver:
   * then both are started again.
   *
   * @throws if three attempts fail
   */
  openWindow(size: { width: number; height: number }): Promise<WebDriverSession>;
  close(): Promise<void>;
}

async function end(
  child: ChildProcess,
  kill: () => void = () => child.kill(),
): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  kill();
  await ended;
}

async function startDisplay(): Promise<{ child: ChildProcess; name: string }> {
  const child = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const [said] = (await Promise.race([
    once(child.stdio[3] as Readable, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('Xvfb has ended by itself.');
    }),
  ])) as [Buffer];
  return { child, name: `:${said.toString().trim()}` };
}

/** Settings of the toolkit: as in the other browsers, nothing moves. */
function writeSettings(home: string): void {
  mkdirSync(path.join(home, 'gtk-3.0'));
  writeFileSync(
    path.join(home, 'gtk-3.0/settings.ini'),
    '[Settings]\ngtk-enable-animations=0\n',
  );
}

const MOST_STARTS = 3;

/** Starts a driver and a browser, whose end is that of both. */
async function startBrowser(
  binary: string,
  env: NodeJS.ProcessEnv,
): Promise<WebDriverSession> {
  const port = await findFreePort();
  // A browser that has not found its driver has to be ended with it.
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env,
    detached: true,
  });
  const endBoth = () => end(driver, () => process.kill(-(driver.pid as number)));
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntil('the driver of WebKit', async () => {
      const response = await fetch(`${origin}/status`);
      return response.ok ? true : null;
    });
    const session = await openSession(
      origin,
      {
        // A script that never comes would keep the driver waiting.
        pageLoadStrategy: 'none',
        'webkitgtk:browserOptions': { binary, args: ['--automation'] },
      },
      getLimit('session'),
    );
    return {
      ...session,
      async close() {
        await session.close();
        await endBoth();
      },
    };
  } catch (error) {
    await endBoth();
    throw error;
  }
}

async function startAnew(
  start: () => Promise<WebDriverSession>,
  starts = MOST_STARTS,
): Promise<WebDriverSession> {
  try {
    return await start();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (!isLate || starts === 1) throw error;
    return startAnew(start, starts - 1);
  }
}

/**
 * Starts a display for browsers.
 *
 * @throws if it ends by itself, or there is no browser
 */
export async function startWebKit(): Promise<WebKit> {
  const binary = findBrowser();
  if (!binary) throw new Error('There is no MiniBrowser.');
  const home = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  writeSettings(home);
  const display = await startDisplay();
  const env = {
    ...process.env,
    DISPLAY: display.name,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
  return {
    async openWindow({ width, height }) {
      const session = await startAnew(() => startBrowser(binary, env));
      await session.send('POST', '/window/rect', { x: 0, y: 0, width, height });
      return session;
    },
    async close() {
      await end(display.child);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
