import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
} from 'playwright-core';
import { getLimit } from '../limits/limits';

/** A reader's stored preferences and device. */
export interface Reader {
  /** Mode of the operating system. */
  system?: 'light' | 'dark';
  localStorage?: Record<string, string>;
  cookies?: Record<string, string>;
  width?: number;
  height?: number;
  /** Does not use the page, so that its scripts are not loaded at once. */
  idle?: boolean;
  options?: BrowserContextOptions;
}

/** Text of the storage key `docs-theme`. */
export function themeToStorage(state: {
  direction?: 'ltr' | 'rtl';
  dense?: boolean;
  spacing?: number;
  paletteColors?: Record<string, { main: string }>;
}): Record<string, string> {
  const start = { direction: 'ltr', dense: false, spacing: 8, paletteColors: {} };
  return { 'docs-theme': JSON.stringify({ version: 1, ...start, ...state }) };
}

/** Input of a reader whose pointer is over the page when it loads. */
function useAtOnce(): void {
  document.addEventListener('DOMContentLoaded', () => {
    window.dispatchEvent(new Event('pointermove'));
  });
}

/** Opens a window in which a reader's earlier choices are stored. */
export async function openAsReader(
  { browser, origin }: { browser: Browser; origin: string },
  {
    system = 'light',
    localStorage = {},
    cookies = {},
    width = 1280,
    height = 900,
    idle = false,
    options,
  }: Reader = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    colorScheme: system,
    viewport: { width, height },
    reducedMotion: 'reduce',
    storageState: {
      cookies: Object.entries(cookies).map(([name, value]) => ({
        name,
        value: encodeURIComponent(value),
        domain: new URL(origin).hostname,
        path: '/',
        expires: Date.now() / 1000 + 31_536_000,
        httpOnly: false,
        secure: false,
        sameSite: 'Lax' as const,
      })),
      origins: [
        {
          origin,
          localStorage: Object.entries(localStorage).map(([name, value]) => ({
            name,
            value,
          })),
        },
      ],
    },
    ...options,
  });
  context.setDefaultTimeout(getLimit('wait'));
  if (!idle) {
    await context.addInitScript(useAtOnce);
  }
  return context;
}

/**
 * Opens one window for the tests of a block, so that the site comes over the network once.
 *
 * @returns gives the window while a test runs
 */
export function shareContext(
  stage: { readonly browser: Browser; readonly origin: string },
  reader: Reader = {},
): () => BrowserContext {
  let shared: BrowserContext | undefined;
  beforeAll(async () => {
    shared = await openAsReader(stage, reader);
  });
  afterAll(() => shared?.close());
  return () => shared as BrowserContext;
}
