import { setTimeout as wait } from 'node:timers/promises';
import { getLimit } from '../../tests/limits/limits';

/** Between two looks at a page. */
const LOOK_MS = 50;

/** The key under which the protocol hands out elements. Source: W3C WebDriver, 12.2. */
export const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

/** A window that is driven over the WebDriver protocol. */
export interface WebDriverSession {
  /** Version of the browser, from its capabilities. */
  version: string;
  /**
   * Sends a command.
   *
   * @param path behind that of the session
   * @param patience milliseconds; default: that of a command
   * @throws with the driver's error and message
   */
  send: <T>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
    patience?: number,
  ) => Promise<T>;
  close(): Promise<void>;
}

async function request<T>(
  address: string,
  method: string,
  body?: object,
  patience = getLimit('command'),
): Promise<T> {
  const response = await fetch(address, {
    method,
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(patience),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  }
  return value as T;
}

/**
 * Opens a window in a browser of its own.
 *
 * @param origin of the driver
 * @param capabilities which the browser must have
 * @param patience milliseconds until it is there; default: that of a command
 */
export async function openSession(
  origin: string,
  capabilities: object,
  patience?: number,
): Promise<WebDriverSession> {
  const opened = await request<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>(
    `${origin}/session`,
    'POST',
    { capabilities: { alwaysMatch: capabilities } },
    patience,
  );
  const session = `${origin}/session/${opened.sessionId}`;
  return {
    version: opened.capabilities.browserVersion,
    send: (method, path, body, patience) =>
      request(`${session}${path}`, method, body, patience),
    close: () => request(session, 'DELETE'),
  };
}

/**
 * Asks until there is an answer. A document that is being left answers with an error.
 *
 * @param what is waited for, for the message
 * @param ask null = not yet
 * @throws after the limit of a wait, with the last error
 */
export async function waitUntil<T>(
  what: string,
  ask: () => Promise<T | null>,
): Promise<T> {
  const end = performance.now() + getLimit('wait');
  let last = '';
  while (performance.now() < end) {
    try {
      const answer = await ask();
      if (answer !== null) return answer;
      last = '';
    } catch (error) {
      last = ` (${error instanceof Error ? error.message : String(error)})`;
    }
    await wait(LOOK_MS);
  }
  throw new Error(`waited in vain for ${what}${last}`);
}
