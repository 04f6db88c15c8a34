import type { Browser, Page } from 'playwright-core';
import { watchComplaints, type Complaints } from '../harness/complaints';
import { withTimeout } from '../harness/withTimeout';
import { openAsReader } from '../harness/reader';
import type { StagedDemo } from './stage/browser';

/** Findings of a browser about a demo. */
export interface BrowserFindings {
  /** Messages, errors, failed requests. */
  consoleProblems: string[];
  violations: string[];
  overflow: string[];
}

/** A page is left after so many demos: what they leave behind slows the next ones. */
const DEMOS_PER_PAGE = 60;

/** Narrowest window that readers have, in pixels. */
const NARROW = 320;

/** Pages that examine at the same time: each waits for frames more than it works. */
const WIDE_PAGES = 3;

interface StagePage {
  page: Page;
  complaints: Complaints;
}

async function openStage(
  browser: Browser,
  origin: string,
  width: number,
): Promise<StagePage> {
  const context = await openAsReader({ browser, origin }, { width });
  const complaints = watchComplaints(context, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => 'demoStage' in window);
  return { page, complaints };
}

/** Puts demos, one after the other, to a page of this width. */
async function visitDemos(
  { browser, origin, width }: { browser: Browser; origin: string; width: number },
  queue: StagedDemo[],
  visit: (page: Page, demo: StagedDemo) => Promise<void>,
  note: (id: string, problems: string[]) => void,
): Promise<void> {
  let stage: StagePage | undefined;
  const leave = async () => {
    await stage?.page.context().close();
    stage = undefined;
  };
  for (let count = 0; ; count += 1) {
    const demo = queue.shift();
    if (!demo || count % DEMOS_PER_PAGE === 0) {
      await leave();
    }
    if (!demo) {
      return;
    }
    stage ??= await openStage(browser, origin, width);
    try {
      await withTimeout('The demo', visit(stage.page, demo));
      note(demo.id, stage.complaints.take());
    } catch (error) {
      note(demo.id, [(error as Error).message, ...stage.complaints.take()]);
      await leave();
    }
  }
}

/**
 * Shows demos in a browser: as static HTML that comes alive, in both palette modes and
 * directions, and in a window of 320 px.
 *
 * @param origin of the server of the stage
 * @param onExamined told of each demo when all is known about it
 */
export async function examineDemos(
  demos: readonly StagedDemo[],
  { browser, origin }: { browser: Browser; origin: string },
  onExamined: (id: string, findings: BrowserFindings) => void,
): Promise<void> {
  const found = new Map<string, BrowserFindings & { visits: number }>();
  const noteVisit = (id: string, findings: Partial<BrowserFindings>) => {
    const entry = found.get(id) ?? {
      consoleProblems: [],
      violations: [],
      overflow: [],
      visits: 0,
    };
    entry.consoleProblems.push(...(findings.consoleProblems ?? []));
    entry.violations.push(...(findings.violations ?? []));
    entry.overflow.push(...(findings.overflow ?? []));
    found.set(id, entry);
  };
  const finishVisit = (id: string, consoleProblems: string[]) => {
    noteVisit(id, { consoleProblems });
    const entry = found.get(id)!;
    entry.visits += 1;
    if (entry.visits === 2) {
      onExamined(id, entry);
    }
  };
  const wide = [...demos];
  const narrow = [...demos];
  const site = { browser, origin };
  const examine = async (page: Page, demo: StagedDemo) =>
    noteVisit(
      demo.id,
      await page.evaluate((staged) => window.demoStage.examine(staged), demo),
    );
  const measure = async (page: Page, demo: StagedDemo) =>
    noteVisit(
      demo.id,
      await page.evaluate((staged) => window.demoStage.measure(staged), demo),
    );
  await Promise.all([
    ...Array.from({ length: WIDE_PAGES }, () =>
      visitDemos({ ...site, width: 1280 }, wide, examine, finishVisit),
    ),
    visitDemos({ ...site, width: NARROW }, narrow, measure, finishVisit),
  ]);
}
