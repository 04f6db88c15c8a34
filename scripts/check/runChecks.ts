import { fork } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeGroup } from './planChecks';
import type { CheckGroup, CheckName, CheckOutcome, CheckPlan } from './types';

const PROGRAM = path.resolve(fileURLToPath(import.meta.url), '../runGroup.mts');

/** Those that take longest begin first; the machine shares its processors among them. */
const GROUPS: readonly CheckGroup[] = ['code', 'demos', 'content'];

/** Error output of a process, or how it ended. */
const describeEnd = (errors: string, code: number | null): string =>
  errors.trim() || `the process of the check ended with ${code ?? 'a signal'}`;

function runGroup(
  group: CheckGroup,
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const waiting = new Set(Object.keys(plan) as CheckName[]);
    const child = fork(PROGRAM, {
      cwd: siteDir,
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let errors = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      errors += chunk.toString();
    });
    child.on('message', (outcome: CheckOutcome) => {
      waiting.delete(outcome.name);
      onOutcome(outcome);
    });
    child.on('close', (code) => {
      for (const name of waiting) {
        // Files beside a page that no page shows as a demo: there was nothing to run.
        if (name === 'demos' && code === 0) continue;
        const [file = ''] = plan[name] ?? [];
        const findings = [`${file}:1: did not end: ${describeEnd(errors, code)}`];
        onOutcome({ name, passed: 0, failed: 1, findings });
      }
      resolve();
    });
    child.send({ group, plan, siteDir });
  });
}

/**
 * Runs the checks of a plan side by side, so that all processors have something to do.
 *
 * @param siteDir absolute path of the site
 * @param onOutcome called for each check as soon as it has ended; a check that did not end has failed
 */
export async function runChecks(
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  await Promise.all(
    GROUPS.map((group) => [group, takeGroup(plan, group)] as const)
      .filter(([, part]) => Object.keys(part).length > 0)
      .map(([group, part]) => runGroup(group, part, siteDir, onOutcome)),
  );
}
