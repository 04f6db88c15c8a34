/**
 * `npm run test:demos`: six checks on every demo of the site. `-- Button` takes those
 * whose path has this in it, `-- --shard 1/4` a part of them. The last line is the sum.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureMachine } from '../limits/measureMachine.ts';
import { checkDemos } from './checkDemos.ts';
import { chooseDemos, parseChoice } from './chooseDemos.ts';
import { listDemos } from './listDemos.ts';
import { countVerdicts, renderVerdict } from './verdicts.ts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../../..');

async function testDemos(args: readonly string[]) {
  await measureMachine();
  const start = performance.now();
  const demos = chooseDemos(
    listDemos(path.join(SITE_DIR, 'docs')),
    parseChoice(args),
  );
  const verdicts = await checkDemos(demos, SITE_DIR, (id, verdict) =>
    console.log(renderVerdict(id, verdict)),
  );
  const seconds = (performance.now() - start) / 1000;
  const each = demos.length > 0 ? (seconds / demos.length).toFixed(2) : '0';
  console.log(
    `\n${demos.length} demos in ${seconds.toFixed(1)} s, ${each} s a demo`,
  );
  return countVerdicts([...verdicts.values()]);
}

/** An argument that is not known, or an import that leads nowhere: nothing can be tested. */
function reportProblem(error: Error) {
  console.error(error.message);
  return { passed: 0, failed: 1 };
}

const { passed, failed } = await testDemos(process.argv.slice(2)).catch(
  reportProblem,
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
