import { existsSync } from 'node:fs';
import { firefox, type Browser } from 'playwright-core';
import { getLimit } from '../../tests/limits/limits';

const EXECUTABLES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/** Preferences of Firefox for options that Chromium takes with each window. */
const PREFERENCES = {
  'layout.css.prefers-color-scheme.content-override': 1,
  'ui.prefersReducedMotion': 1,
};

/** Firefox does not know it: the preferences say what it would. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

interface Session {
  send(command: string, parameters: object): Promise<unknown>;
}

/** Inside of `playwright-core`, which runs its drivers in this process. */
interface Inside {
  _connection: { toImpl(browser: Browser): { _browserSession: Session } };
}

/** Lets every window be opened, though it cannot be told which media features to feign. */
function passOverUnknown(browser: Browser): void {
  const { _browserSession } = (browser as unknown as Inside)._connection.toImpl(
    browser,
  );
  const sessions = Object.getPrototypeOf(_browserSession) as Session;
  const { send } = sessions;
  sessions.send = function sendKnown(command, parameters) {
    return command === UNKNOWN_COMMAND
      ? Promise.resolve({})
      : send.call(this, command, parameters);
  };
}

/** Path of the Firefox of this machine; undefined where there is none. */
export function findFirefox(): string | undefined {
  return EXECUTABLES.find((file) => existsSync(file));
}

/**
 * Starts Firefox as its makers ship it, by WebDriver BiDi.
 *
 * @throws if there is none
 */
export async function launchFirefox(): Promise<Browser> {
  const browser = await firefox.launch({
    // The names of Playwright's own Firefox have no `moz-`.
    channel: 'moz-firefox',
    executablePath: findFirefox(),
    firefoxUserPrefs: PREFERENCES,
    timeout: getLimit('launch'),
  });
  passOverUnknown(browser);
  return browser;
}
