import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readDemoFiles } from '../../plugins/content/demos/readDemoFiles';
import { CONTENT_ROOMS } from '../../tests/content/loadContent';
import { checkDemos } from '../../tests/demos/checkDemos';
import { listDemos, type TestedDemo } from '../../tests/demos/listDemos';
import { CHECKS, type CheckName, type Verdict } from '../../tests/demos/verdicts';
import type { CheckOutcome, CheckPlan } from './types';

/** Types are checked in another process, with those of all other code. */
const RUN_CHECKS = (Object.keys(CHECKS) as CheckName[]).filter(
  (name) => name !== 'types',
);

const leaveTypes = () => Promise.resolve(new Map<string, string[]>());

/** A demo is chosen by its file, or by one it is made of. */
async function isChosen(
  { file }: TestedDemo,
  chosen: ReadonlySet<string>,
  folders: ReadonlySet<string>,
): Promise<boolean> {
  if (chosen.has(file)) return true;
  // The modules of a demo lie beside it.
  if (!folders.has(path.dirname(file))) return false;
  const parts = await readDemoFiles(file).catch(() => []);
  return parts.some((part) => chosen.has(part.path));
}

async function chooseDemos(
  files: readonly string[],
  siteDir: string,
): Promise<TestedDemo[]> {
  const chosen = new Set(files.map((file) => path.join(siteDir, file)));
  const folders = new Set([...chosen].map((file) => path.dirname(file)));
  const demos = CONTENT_ROOMS.map((room) => path.join(siteDir, room))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => listDemos(folder));
  const wanted = await Promise.all(
    demos.map((demo) => isChosen(demo, chosen, folders)),
  );
  return demos.filter((_, index) => wanted[index]);
}

/** Finds the line at which a demo begins: that of its default export. */
function findPlace({ file }: TestedDemo, siteDir: string): string {
  const before = readFileSync(file, 'utf8').split(/^export default /m, 2);
  const line = before.length > 1 ? (before[0] ?? '').split('\n').length : 1;
  return `${path.relative(siteDir, file)}:${line}`;
}

function describeVerdict(
  demo: TestedDemo,
  verdict: Verdict,
  siteDir: string,
): string[] {
  const place = findPlace(demo, siteDir);
  return RUN_CHECKS.flatMap((check) =>
    (verdict[check] ?? ['has not run']).map(
      (reason) => `${place}: ${check}: ${reason}`,
    ),
  );
}

/** Runs demos, on the server and in a browser. */
export async function checkDemoRuns(
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  const demos = plan.demos ? await chooseDemos(plan.demos, siteDir) : [];
  if (demos.length === 0) {
    return;
  }
  const verdicts = await checkDemos(demos, siteDir, { findTypes: leaveTypes });
  const passed = demos.flatMap(({ id }) =>
    RUN_CHECKS.filter((check) => verdicts.get(id)?.[check]?.length === 0),
  ).length;
  onOutcome({
    name: 'demos',
    passed,
    failed: demos.length * RUN_CHECKS.length - passed,
    findings: demos.flatMap((demo) =>
      describeVerdict(demo, verdicts.get(demo.id) ?? {}, siteDir),
    ),
  });
}
