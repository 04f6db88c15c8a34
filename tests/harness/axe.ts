import { readFileSync } from 'node:fs';
import type { AxeResults, ElementContext } from 'axe-core';
import type { Page } from 'playwright-core';
import { findWatermarks, WATERMARK } from './licenseNotice';

const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: object): Promise<AxeResults> };
  }
}

/** Demos, and what they have opened over the page. */
const DEMO_PARTS = [
  '[data-demo-stage]',
  'body > [class*="Mui"]',
  'body > [class*="base-"]',
].join(', ');

/** Part of WCAG 2.2 AA, and off by default. */
const TARGET_SIZE = { 'target-size': { enabled: true } };

/**
 * Runs all of axe's rules on a page, the best practices among them, without exclusions but
 * two: headings of demos begin at any level, and count neither in the order of the page's own
 * nor for it; and licensed packages without a key have a watermark in a contrast of their own.
 *
 * @param within selector of the part to look at, where the rest is hidden for a while
 * @returns one line per violation and element; empty where there is none
 */
export async function findViolations(
  page: Page,
  within?: string,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(AXE_SOURCE);
  }
  const evaluated = {
    selector: within,
    demoParts: DEMO_PARTS,
    rules: TARGET_SIZE,
    watermarks: await page.evaluateHandle(findWatermarks, WATERMARK),
  };
  return page.evaluate(async ({ selector, demoParts, rules, watermarks }) => {
    // Rules pass over what is hidden, but axe walks through it: folded code is most of a
    // page's elements. It is laid aside as text meanwhile.
    const folded = [...document.querySelectorAll('pre code')]
      // Without the method (a fault removes it), axe walks further and finds the same.
      .filter((code) => code.checkVisibility?.() === false)
      .map((code) => ({ code, tokens: [...code.childNodes] }));
    folded.forEach(({ code }) => code.replaceChildren(code.textContent ?? ''));
    const run = async (options: object) => {
      const context = { include: [selector ?? document], exclude: watermarks };
      const { violations } = await window.axe.run(context, {
        resultTypes: ['violations'],
        ...options,
      });
      return violations;
    };
    const order = 'heading-order';
    const withHeadings = [...document.querySelectorAll(demoParts)].filter(
      (part) =>
        !part.hasAttribute('aria-hidden') &&
        part.querySelector('h1, h2, h3, h4, h5, h6, [role="heading"]'),
    );
    const violations = await run({
      rules: { ...rules, [order]: { enabled: withHeadings.length === 0 } },
    });
    if (withHeadings.length > 0) {
      // The rule reads all headings of the document, whatever it is asked about. Those of
      // demos are hidden for it alone: other rules would see less, too.
      withHeadings.forEach((part) => part.setAttribute('aria-hidden', 'true'));
      // Of an opened demo nothing is left then.
      if (!selector || document.querySelector(selector)) {
        violations.push(...(await run({ runOnly: [order] })));
      }
      withHeadings.forEach((part) => part.removeAttribute('aria-hidden'));
    }
    folded.forEach(({ code, tokens }) => code.replaceChildren(...tokens));
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} (${failureSummary?.replace(/\s+/g, ' ')})`,
      ),
    );
  }, evaluated);
}
