/**
 * `npm run test:demos`: six checks on every demo of the site. Three of them take a browser, which
 * opens the demos that are new or changed since they were verified (`reports/demos.tsv`), and a
 * tenth of the others. `-- --all` opens all, `-- Button` those whose path has this in it,
 * `-- --shard 1/4` checks a part of them. The last line is the sum.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureMachine } from '../limits/measureMachine.ts';
import { checkDemos } from './checkDemos.ts';
import { chooseDemos, parseChoice } from './chooseDemos.ts';
import {
  chooseOpened,
  dayToPart,
  parseLedger,
  renderLedger,
  ROTATION,
  updateLedger,
} from './ledger.ts';
import { listDemos } from './listDemos.ts';
import {
  countVerdicts,
  isPassing,
  renderVerdict,
  type Verdict,
} from './verdicts.ts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../../..');
const LEDGER = 'reports/demos.tsv';

function readLedger() {
  const file = path.join(SITE_DIR, LEDGER);
  const { ledger, problems } = parseLedger(
    existsSync(file) ? readFileSync(file, 'utf8') : '',
    LEDGER,
  );
  problems.forEach((problem) => console.warn(problem));
  return ledger;
}

function writeLedger(ledger: ReturnType<typeof readLedger>): void {
  const file = path.join(SITE_DIR, LEDGER);
  const text = renderLedger(ledger);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    writeFileSync(file, text);
    console.log(`${LEDGER} has changed: commit it with your demos.`);
  }
}

function describeUnopened(verdicts: readonly Verdict[], day: string): string {
  const count = verdicts.filter(({ unopened }) => unopened).length;
  return count === 0
    ? 'All of them were opened in a browser.'
    : `${count} of them are as they were verified before (${LEDGER}) and were not opened in a browser; ` +
        `this is part ${dayToPart(day) + 1} of ${ROTATION} of the rotation.`;
}

async function testDemos(args: readonly string[]) {
  await measureMachine();
  const start = performance.now();
  const day = new Date().toISOString().slice(0, 10);
  const choice = parseChoice(args);
  const all = listDemos(path.join(SITE_DIR, 'docs'));
  const demos = chooseDemos(all, choice);
  const ledger = readLedger();
  let fingerprints: ReadonlyMap<string, string> = new Map();
  const isWhole = choice.names.length === 0;
  const parts: string[] = [];
  const verdicts = await checkDemos(demos, SITE_DIR, {
    onVerdict: (id, verdict) => console.log(renderVerdict(id, verdict)),
    onPart: (part, seconds) => parts.push(`${part} ${seconds.toFixed(1)} s`),
    choose: (made) => {
      fingerprints = made;
      return isWhole && !choice.all
        ? chooseOpened(demos, made, ledger, day)
        : new Set(demos.map(({ id }) => id));
    },
  });
  // A demo that the browser never reported on has failed what it would have been asked.
  const found = demos.map(({ id }): [string, Verdict] => [
    id,
    verdicts.get(id) ?? {},
  ]);
  const judged = found.map(([, verdict]) => verdict);
  writeLedger(
    updateLedger(ledger, {
      known: all.map(({ id }) => id),
      passed: found
        .filter(([, verdict]) => isPassing(verdict) && !verdict.unopened)
        .map(([id]) => id),
      failed: found.filter(([, verdict]) => !isPassing(verdict)).map(([id]) => id),
      fingerprints,
      day,
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `\n${demos.length} demos in ${seconds.toFixed(1)} s: ${parts.join(', ')}\n${describeUnopened(judged, day)}`,
  );
  return countVerdicts(judged);
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
