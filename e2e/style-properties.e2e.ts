import type { Page } from 'playwright-core';
import { listStyleProperties } from '../scripts/style-properties/listStyleProperties';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Reads computed styles of the demo's element, and of one with the CSS that the table prints. */
async function readStyles(page: Page, css: readonly string[], declarations: string) {
  return page.getByRole('group', { name: 'Result', includeHidden: true }).evaluate(
    (result, [names, text]) => {
      const read = (element: Element) => {
        const style = getComputedStyle(element);
        return names.map((name) => style.getPropertyValue(name));
      };
      const tried = read(result);
      const printed = result.cloneNode(true) as HTMLElement;
      printed.className = '';
      const plain = printed.cloneNode(true) as HTMLElement;
      printed.style.cssText = text;
      result.replaceWith(printed);
      const expected = read(printed);
      printed.replaceWith(plain);
      const initial = read(plain);
      plain.replaceWith(result);
      return { tried, expected, initial };
    },
    [css, declarations] as const,
  );
}

it('gives each style property the CSS that the table prints', async () => {
  const context = await openAsReader(stage);
  const page = await context.newPage();
  await openPage(page, `${stage.origin}/system/properties/`);
  await hydrateDemos(page);
  const problems: string[] = [];
  for (const { properties } of listStyleProperties()) {
    for (const { name, css, value, declarations, media } of properties) {
      await page.emulateMedia({ media: media === null ? 'screen' : 'print' });
      await page.getByLabel('Property', { exact: true }).fill(name);
      await page.getByLabel('Value', { exact: true }).fill(String(value));
      const { tried, expected, initial } = await readStyles(page, css, declarations);
      if (tried.join() !== expected.join()) {
        problems.push(`${name}: ${tried.join()} instead of ${expected.join()}`);
      }
      if (tried.join() === initial.join()) {
        problems.push(`${name}: ${String(value)} changes nothing`);
      }
    }
  }
  expect(problems).toEqual([]);
  await context.close();
});
