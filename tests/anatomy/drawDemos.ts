import { launchBrowser } from '../harness/browser';
import { getLimit } from '../limits/limits';
import { bundleStage, readExport } from '../overrides/bundleStage';
import { serveStage } from '../overrides/serveStage';
import type { AnatomyPlan } from './planAnatomy';
import type { DrawnComponent } from './types';

/** Demos that are drawn one after the other before a new page is opened. */
const DEMOS_A_PAGE = 20;

function renderSubjects({ components, demos }: AnatomyPlan): string {
  const modules = components.map(({ import: statement }) => {
    const { specifier, exported } = readExport(statement);
    return `${JSON.stringify(statement)}: () => import(${JSON.stringify(specifier)}).then((module) => module[${JSON.stringify(exported)}]),`;
  });
  const loaders = demos.map(
    ({ id, file }) =>
      `${JSON.stringify(id)}: () => import(${JSON.stringify(file)}),`,
  );
  return [
    `export const modules = {${modules.join('\n')}};`,
    `export const demos = {${loaders.join('\n')}};`,
    `export const components = ${JSON.stringify(components)};`,
  ].join('\n');
}

/**
 * Draws demos in Chromium and reads what the components in them are made of.
 *
 * @returns what was drawn by the id of the demo, in the order of the plan
 * @throws with the demo that could not be drawn
 */
export async function drawDemos(
  plan: AnatomyPlan,
  siteDir: string,
): Promise<Map<string, DrawnComponent[]>> {
  const { origin, close } = await serveStage(
    await bundleStage(siteDir, {
      entry: 'tests/anatomy/stage/browser.tsx',
      subjects: { name: 'anatomy-subjects', source: renderSubjects(plan) },
      mode: 'development',
    }),
  );
  const browser = await launchBrowser();
  const drawn = new Map<string, DrawnComponent[]>();
  const waiting = [...plan.demos];
  const work = async () => {
    while (waiting.length > 0) {
      const page = await browser.newPage();
      page.setDefaultTimeout(getLimit('launch'));
      await page.goto(origin);
      await page.waitForFunction(() => 'anatomyStage' in window);
      for (const { id, library } of waiting.splice(0, DEMOS_A_PAGE)) {
        try {
          drawn.set(
            id,
            await page.evaluate((demo) => window.anatomyStage.readDemo(demo), {
              id,
              library,
            }),
          );
        } catch (error) {
          const [reason = ''] = (error as Error).message.split('\n');
          throw new Error(`${id}: ${reason}`, { cause: error });
        }
      }
      await page.close();
    }
  };
  try {
    await Promise.all([work(), work()]);
  } finally {
    await browser.close();
    close();
  }
  return new Map(plan.demos.map(({ id }) => [id, drawn.get(id) ?? []]));
}
