/**
 * `npm run check -- docs/joy-ui/components/button`: what `npm test` would say of pages and of
 * what lies beside them, within seconds. `--without demos` leaves a check out. The last line
 * is the sum.
 */
import { parseArguments } from './check/parseArguments.ts';
import { expandPages } from './check/expandPages.ts';
import { CHECK_NAMES, planChecks } from './check/planChecks.ts';
import { renderEnd, renderOutcome } from './check/renderReport.ts';
import { runChecks } from './check/runChecks.ts';
import { selectFiles } from './check/selectFiles.ts';
import type { CheckOutcome } from './check/types.ts';
import { listContentFiles } from '../tests/content/loadContent.ts';

/** npm runs scripts in the folder of the site, and says which one it was called in. */
const SITE_DIR = process.cwd();

async function chooseFiles(names: readonly string[]): Promise<string[]> {
  const chosen = selectFiles(names, {
    files: listContentFiles(SITE_DIR),
    siteDir: SITE_DIR,
    workingDir: process.env.INIT_CWD ?? SITE_DIR,
  });
  return expandPages(chosen, SITE_DIR);
}

async function check(args: readonly string[]): Promise<0 | 1> {
  const start = performance.now();
  const { names, without } = parseArguments(args);
  const plan = planChecks(await chooseFiles(names), without);
  const outcomes: CheckOutcome[] = [];
  await runChecks(plan, SITE_DIR, (outcome) => {
    outcomes.push(outcome);
    console.log(renderOutcome(outcome));
  });
  const skipped = CHECK_NAMES.filter((name) =>
    outcomes.every((outcome) => outcome.name !== name),
  );
  const seconds = (performance.now() - start) / 1000;
  const { text, exitCode } = renderEnd(outcomes, skipped, seconds);
  console.log(`\n${text}`);
  return exitCode;
}

/** A path that is not there: nothing can be checked. */
function reportProblem(error: Error): 1 {
  console.error(error.message);
  console.log('0 passed, 1 failed');
  return 1;
}

process.exitCode = await check(process.argv.slice(2)).catch(reportProblem);
