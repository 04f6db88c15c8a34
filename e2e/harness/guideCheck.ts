import type { Locator, Page } from 'playwright-core';

/** Where Vite builds to. */
export const VITE = 'dist';

/** What serves a build of Next.js. */
export const NEXT = ['next', 'start', '-H', '127.0.0.1'];

/** What serves a build of an Express server. */
export const EXPRESS = ['node', 'dist/server.js'];

/** What a project that pages print looks like and does. */
export interface GuideCheck {
  /** What a project is built to, if that is static files; else the command of its server. */
  served: typeof VITE | readonly string[];
  /** Looks at the first page without its scripts: whether styles came with the HTML. */
  look?: (page: Page) => Promise<void>;
  /** Works with the first page as the user of the app would. */
  use: (page: Page) => Promise<void>;
}

export const readStyle = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate(
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

export const countStylesOfBody = (page: Page): Promise<number> =>
  page.locator('body style').count();
