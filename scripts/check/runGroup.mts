/**
 * A process of `npm run check`: waits for a group of checks, runs them, and reports each as
 * soon as it has ended.
 */
import { sendMessage } from '../../tests/demos/sendMessage.ts';
import type { CheckGroup, CheckPlan, RunGroup } from './types.ts';

/** The request to the process. */
export interface GroupRequest {
  group: CheckGroup;
  plan: CheckPlan;
  siteDir: string;
}

/** Each group is loaded where it is run: compilers and linters are large. */
const LOAD: Record<CheckGroup, () => Promise<RunGroup>> = {
  content: async () => (await import('./checkContent.ts')).checkContent,
  code: async () => (await import('./checkCode.ts')).checkCode,
  demos: async () => (await import('./checkDemoRuns.ts')).checkDemoRuns,
};

process.once('message', ({ group, plan, siteDir }: GroupRequest) => {
  const sent: Promise<void>[] = [];
  void LOAD[group]()
    .then((run) => run(plan, siteDir, (outcome) => sent.push(sendMessage(outcome))))
    .catch((error: Error) => {
      console.error(error.message);
      process.exitCode = 1;
    })
    .then(() => Promise.all(sent))
    .finally(() => process.disconnect());
});
