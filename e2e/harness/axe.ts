import { readFileSync } from 'node:fs';
import type { AxeResults, ElementContext } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe: { run(context: ElementContext, options: object): Promise<AxeResults> };
  }
}

/**
 * Runs all of axe's rules on a page, the best practices among them, without exclusions.
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
  return page.evaluate(async (selector) => {
    // Rules pass over what is hidden, but axe walks through it: folded code is most of a
    // page's elements. It is laid aside as text meanwhile.
    const folded = [...document.querySelectorAll('pre code')]
      // Where a fault has taken the method, axe walks further and finds the same.
      .filter((code) => code.checkVisibility?.() === false)
      .map((code) => ({ code, tokens: [...code.childNodes] }));
    folded.forEach(({ code }) => code.replaceChildren(code.textContent ?? ''));
    const { violations } = await window.axe.run(selector ?? document, {
      resultTypes: ['violations'],
      // Part of WCAG 2.2 AA, and off unless it is asked for.
      rules: { 'target-size': { enabled: true } },
    });
    folded.forEach(({ code, tokens }) => code.replaceChildren(...tokens));
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(
        ({ target, failureSummary }) =>
          `${id}: ${target.join(' ')} (${failureSummary?.replace(/\s+/g, ' ')})`,
      ),
    );
  }, within);
}
