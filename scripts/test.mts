/**
 * `npm test`: all stages, the later ones also where an earlier one has failed; first the build,
 * with checks beside it.
 * `npm test -- unit e2e` runs the named ones alone. The last line is the sum.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBuildWarnings } from './stages/buildWarnings.mts';
import { describeSweeps } from './stages/describeSweeps.mts';
import { describeSlowest } from './stages/slowestTests.mts';
import {
  checkToOutcome,
  jestReportToOutcome,
  outputToOutcome,
  parseJestReport,
  summarizeOutcomes,
  type JestReport,
  type StageOutcome,
} from './stages/stageOutcome.mts';
import { measureMachine } from '../tests/limits/measureMachine.ts';
import { SWEEPS } from './trust/sweeps.ts';
import { readSweeps } from './trust/trustPage.ts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const REPORT_DIR = path.join(SITE_DIR, 'node_modules/.cache/portal');

interface CommandResult {
  /** Null where a signal ended it, or it could not start. */
  exitCode: number | null;
  output: string;
}

/** Runs a program of an installed package; its output is kept, and shown as it comes. */
function runCommand(
  program: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  isShown = true,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(path.join(SITE_DIR, 'node_modules/.bin', program), args, {
      cwd: SITE_DIR,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
        ...environment,
      },
    });
    let output = '';
    const show = (chunk: Buffer) => {
      output += chunk.toString();
      if (isShown) {
        process.stdout.write(chunk);
      }
    };
    child.stdout.on('data', show);
    child.stderr.on('data', show);
    child.on('error', (error) =>
      resolve({ exitCode: null, output: `${output}${error.message}` }),
    );
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}

function describeExit({ exitCode }: CommandResult): string | null {
  return exitCode === 0 ? null : `ended with ${exitCode ?? 'a signal'}`;
}

/** Checks that only read: two of them run at a time, and each is shown when it has ended. */
const CHECKS: Readonly<
  Record<string, readonly [program: string, ...args: string[]]>
> = {
  'lint:code': ['eslint', '.', '--max-warnings', '0'],
  'lint:styles': ['stylelint', 'src/**/*.css', 'static/**/*.css'],
  'lint:format': ['prettier', '--check', '.'],
  'lint:words': ['cspell', 'lint', '--no-progress', '--no-summary'],
  'lint:prose': [
    'textlint',
    'docs/**/*.mdx',
    'blog/**/*.mdx',
    'README.md',
    'CONTRIBUTING.md',
    'ARCHITECTURE.md',
    'docs-dev/**/*.md',
  ],
  coverage: ['tsx', 'scripts/coverage.mts'],
  'types:browser': ['tsc', '--noEmit'],
  'types:docs': ['tsc', '--noEmit', '-p', 'docs'],
  'types:node': ['tsc', '--noEmit', '-p', 'tsconfig.node.json'],
};

const BUILD = 'build';

/** Checks and builds that run beside others: a build uses one core most of the time. */
const runsBeside = (name: string) => name === BUILD || Object.hasOwn(CHECKS, name);

/** As many as the cores the portal is tested on. */
const CHECKS_AT_ONCE = 2;

/** One more than the cores the portal is tested on, as a test mostly waits for its browser. */
const BROWSERS_AT_ONCE = 3;

/** An outcome, and how long its stage took, in seconds. */
interface TimedOutcome extends StageOutcome {
  seconds: number;
}

async function time(run: () => Promise<StageOutcome>): Promise<TimedOutcome> {
  const start = performance.now();
  const outcome = await run();
  return { ...outcome, seconds: Math.round((performance.now() - start) / 1000) };
}

async function runCheck(name: string): Promise<StageOutcome> {
  const [program, ...args] = CHECKS[name] as readonly [string, ...string[]];
  const result = await runCommand(program, args, {}, false);
  console.log(`\n=== ${name}\n${result.output.trimEnd()}`);
  return checkToOutcome(name, describeExit(result));
}

async function runBuild(): Promise<StageOutcome> {
  rmSync(path.join(SITE_DIR, 'build'), { recursive: true, force: true });
  const result = await runCommand(
    'tsx',
    ['scripts/build.mjs'],
    // The bundler's cache does not see changes of plugins, so it may hide a failure.
    { DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    false,
  );
  console.log(`\n=== ${BUILD}\n${result.output.trimEnd()}`);
  const warnings = findBuildWarnings(result.output);
  return checkToOutcome(BUILD, describeExit(result) ?? warnings.join('\n'));
}

async function runChecks(names: readonly string[]): Promise<TimedOutcome[]> {
  const outcomes: TimedOutcome[] = [];
  const waiting = names.entries();
  const work = async () => {
    for (const [index, name] of waiting) {
      outcomes[index] = await time(() =>
        name === BUILD ? runBuild() : runCheck(name),
      );
    }
  };
  await Promise.all(Array.from({ length: CHECKS_AT_ONCE }, work));
  return outcomes;
}

/** Of the stages of Jest that have ended. */
const jestReports: JestReport[] = [];

async function runJest(
  name: string,
  projects: readonly string[],
  ...args: string[]
): Promise<StageOutcome> {
  mkdirSync(REPORT_DIR, { recursive: true });
  const reportFile = path.join(REPORT_DIR, `${name}-report.json`);
  rmSync(reportFile, { force: true });
  const { exitCode } = await runCommand('jest', [
    '--json',
    `--outputFile=${reportFile}`,
    ...args,
    '--selectProjects',
    ...projects,
  ]);
  const text = existsSync(reportFile) ? readFileSync(reportFile, 'utf8') : null;
  const report = parseJestReport(text);
  if (report) jestReports.push(report);
  return jestReportToOutcome(name, report, exitCode);
}

async function runDemoTests(name: string): Promise<StageOutcome> {
  const { exitCode, output } = await runCommand('tsx', [
    'tests/demos/testDemos.mts',
  ]);
  return outputToOutcome(name, output, exitCode);
}

async function runBrowserTests(name: string): Promise<StageOutcome> {
  return existsSync(path.join(SITE_DIR, 'build/index.html'))
    ? runJest(name, ['e2e'], `--maxWorkers=${BROWSERS_AT_ONCE}`)
    : checkToOutcome(name, 'there is no build to test');
}

const STAGES: Record<string, (name: string) => Promise<StageOutcome>> = {
  unit: (name) => runJest(name, ['node', 'dom'], '--maxWorkers=100%'),
  demos: runDemoTests,
  e2e: runBrowserTests,
};

const refuseStage = (name: string) =>
  Promise.resolve(checkToOutcome(name, 'there is no such stage'));

function describeOutcome(outcome: TimedOutcome): string {
  const { name, passed, failed, reason, seconds } = outcome;
  const counts = `${passed} passed, ${failed} failed`;
  return `  ${name.padEnd(14)} ${counts}, ${seconds} s${reason ? ` (${reason})` : ''}`;
}

async function runStages(names: readonly string[]): Promise<TimedOutcome[]> {
  const outcomes = await runChecks(names.filter(runsBeside));
  const stages = names.filter((name) => !runsBeside(name));
  // Without the checks beside it, which are over when the tests run.
  if (stages.length > 0) await measureMachine();
  for (const name of stages) {
    console.log(`\n=== ${name}`);
    const run = STAGES[name] ?? refuseStage;
    outcomes.push(await time(() => run(name)));
  }
  return outcomes;
}

/** Lists the tests that a run does not include, so that nobody takes them for passed. */
function describeNotRun(): string {
  const sweeps = () => {
    try {
      return describeSweeps(Object.keys(SWEEPS), readSweeps());
    } catch (error) {
      // A test says so, too; the sum must stay the last line.
      return [`  ${(error as Error).message}`];
    }
  };
  return [
    'Not part of this run: the sweep (npm run test:sweep), which came to',
    ...sweeps(),
    '  NOT CHECKED    known vulnerabilities of packages (npm audit), which takes a network',
    '  NOT CHECKED    an image of deploy/Dockerfile, and a run of deploy/github-pages.yml',
  ].join('\n');
}

const named = process.argv.slice(2);
const outcomes = await runStages(
  // The longest stage begins first.
  named.length > 0 ? named : [BUILD, ...Object.keys(CHECKS), ...Object.keys(STAGES)],
);
const { line, exitCode } = summarizeOutcomes(outcomes);
const slowest = describeSlowest(jestReports, SITE_DIR);
if (slowest.length > 0) console.log(`\n${slowest.join('\n')}`);
console.log(`\n${describeNotRun()}`);
console.log(`\n${outcomes.map(describeOutcome).join('\n')}\n\n${line}`);
process.exitCode = exitCode;
