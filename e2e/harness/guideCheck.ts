import type { Locator, Page } from 'playwright-core';

/** Output folder of Vite. */
export const VITE = 'dist';

/** Command that serves a build of Next.js. */
export const NEXT = ['next', 'start', '-H', '127.0.0.1'];

/** Command that serves a build of an Express server. */
export const EXPRESS = ['node', 'dist/server.js'];

/** Expected look and behaviour of a project that pages print. */
export interface GuideCheck {
  /** The folder of static files that the project is built to, or else the command of its server. */
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
