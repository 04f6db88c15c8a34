import type { Browser } from 'playwright-core';
import { launchBrowser } from '../harness/browser';
import { getLimit } from '../limits/limits';
import { bundleSubjects } from './bundleSubjects';
import { serveStage } from './serveStage';
import type { OverridePlan, Subject } from './planSubjects';
import type { TriedDemo, TriedOverride, TriedPart } from './stage/browser';

const PRODUCTS: Readonly<Record<string, string[]>> = {
  'material-ui': ['material-ui', 'x'],
  'joy-ui': ['joy-ui'],
  'base-ui': ['base-ui', 'system'],
  system: ['system', 'material-ui'],
};

const subjectToDemo = ({ demo, imported }: Subject): TriedDemo => ({
  id: demo.id,
  library: demo.library,
  products: PRODUCTS[demo.library] ?? [],
  imported,
});

type QueryStage<Answer> = (request: {
  demo: TriedDemo;
  wanted: TriedPart[];
}) => Promise<Answer>;

/** Asks the page of each subject, two at a time. @throws with the demo that could not answer */
async function queryStages<Answer>(
  stage: { browser: Browser; origin: string },
  subjects: ReadonlyMap<Subject, TriedPart[]>,
  ask: QueryStage<Answer>,
): Promise<Map<Subject, Answer>> {
  const answers = new Map<Subject, Answer>();
  const waiting = [...subjects];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [subject, wanted] = next;
      const page = await stage.browser.newPage();
      page.setDefaultTimeout(getLimit('launch'));
      try {
        await page.goto(stage.origin);
        await page.waitForFunction(() => 'overrideStage' in window);
        const request = { demo: subjectToDemo(subject), wanted };
        answers.set(subject, await page.evaluate(ask, request));
      } catch (error) {
        const [reason = ''] = (error as Error).message.split('\n');
        throw new Error(`${subject.demo.id}: ${reason}`, { cause: error });
      } finally {
        await page.close();
      }
    }
  };
  await Promise.all([work(), work()]);
  return answers;
}

/** Each part is tried once in each host: on the demo of the host, or on the first that has it. */
function sharePartsOut(
  subjects: readonly Subject[],
  parts: ReadonlyMap<Subject, readonly TriedPart[]>,
): Map<Subject, TriedPart[]> {
  const takers = new Map<string, Subject>();
  for (const isOwn of [true, false]) {
    for (const subject of subjects) {
      for (const part of parts.get(subject) ?? []) {
        const key = JSON.stringify(part);
        if (subject.hosts.includes(part.host) === isOwn && !takers.has(key)) {
          takers.set(key, subject);
        }
      }
    }
  }
  return new Map(
    subjects.map((subject) => [
      subject,
      (parts.get(subject) ?? []).filter(
        (part) => takers.get(JSON.stringify(part)) === subject,
      ),
    ]),
  );
}

/**
 * Tries all overrides that exist for the parts of the planned demos, in Chromium.
 *
 * @returns what came of each, by subject
 * @throws with the demo that could not be tried
 */
export async function tryOverrides(
  plan: OverridePlan,
  siteDir: string,
): Promise<Map<Subject, TriedOverride[]>> {
  const { origin, close } = await serveStage(await bundleSubjects(plan, siteDir));
  const browser = await launchBrowser();
  try {
    const stage = { browser, origin };
    const parts = await queryStages(
      stage,
      new Map(plan.subjects.map((subject) => [subject, []])),
      ({ demo }) => window.overrideStage.listParts(demo),
    );
    return await queryStages(
      stage,
      sharePartsOut(plan.subjects, parts),
      ({ demo, wanted }) => window.overrideStage.tryDemo(demo, wanted),
    );
  } finally {
    await browser.close();
    close();
  }
}
