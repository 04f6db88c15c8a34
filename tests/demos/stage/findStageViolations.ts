import type { ElementContext } from 'axe-core';
import type {} from '../../harness/axe';
import { findWatermarks, WATERMARK } from '../../harness/licenseNotice';

declare global {
  interface Window {
    axeSource: string;
  }
}

const STAGE_RULES = {
  // Part of WCAG 2.2 AA, and off by default.
  'target-size': { enabled: true },
  // A demo begins at the level that its code would have in an app.
  'heading-order': { enabled: false },
};

/** A demo in a window of its own is still a part of the page around it. */
const NO_PAGE_RULES = { region: { enabled: false } };

/** Rules that may fail in a narrow viewport alone: it scrolls, and no key reaches it. */
const NARROW_RULES = ['scrollable-region-focusable', 'target-size'];

async function runAxe(
  view: Window,
  include: Element[],
  options: object,
): Promise<string[]> {
  const context: ElementContext = {
    include,
    exclude: include.flatMap((element) => findWatermarks(WATERMARK, element)),
  };
  const { violations } = await view.axe.run(context, {
    resultTypes: ['violations'],
    iframes: false,
    ...options,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, html, failureSummary }) =>
        `${id}: ${target.join(' ')} ${html.slice(0, 120)} (${failureSummary?.replace(/\s+/g, ' ')})`,
    ),
  );
}

/** Windows of demos need axe in their own document. */
async function examineWindow(inner: Document, options: object): Promise<string[]> {
  if (!inner.querySelector('script[data-axe]')) {
    const script = inner.createElement('script');
    script.dataset.axe = '';
    script.textContent = window.axeSource;
    inner.head.append(script);
  }
  return runAxe(inner.defaultView as Window, [inner.body], options);
}

/**
 * Runs all of axe's rules on a demo, in its own window where it has one, and on what it
 * has opened over the page.
 *
 * @param narrow look only for what a narrow window makes wrong
 * @param isPage it is a whole page in a window of its own, and may have a title
 * @returns one line per violation and element
 */
export async function findStageViolations(
  section: HTMLElement,
  { narrow = false, isPage = false } = {},
): Promise<string[]> {
  const only = { runOnly: NARROW_RULES };
  const opened = [...document.body.children].filter(
    (element) => !element.matches('script, style, main'),
  );
  const violations = await runAxe(
    window,
    [section, ...opened],
    narrow ? only : { rules: STAGE_RULES },
  );
  for (const { contentDocument } of section.querySelectorAll('iframe')) {
    if (contentDocument) {
      violations.push(
        ...(await examineWindow(
          contentDocument,
          narrow ? only : { rules: { ...STAGE_RULES, ...NO_PAGE_RULES } },
        )),
      );
    }
  }
  return narrow || isPage ? violations : [...violations, ...findTitles(section)];
}

/** Runs axe on the contrast of a demo's texts alone. */
export const findContrastViolations = (section: HTMLElement): Promise<string[]> =>
  runAxe(window, [section], { runOnly: ['color-contrast'] });

/** A page has one title, and the static HTML of all demos is a part of it. */
function findTitles(section: HTMLElement): string[] {
  const inner = [...section.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  return [section, ...inner].flatMap((root) =>
    [...root.querySelectorAll('h1')].map(
      ({ textContent }) =>
        `one-title: "${textContent}" is an h1, as the page's title`,
    ),
  );
}
