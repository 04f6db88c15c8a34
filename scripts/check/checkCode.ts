import path from 'node:path';
import { ESLint } from 'eslint';
import type ts from 'typescript';
import { readPlayground } from '../../plugins/playgrounds/createPlaygroundModel';
import {
  completeCodeFences,
  findCodeFenceProblems,
  readCodeFences,
  type CodeFence,
} from '../../tests/content/codeFences';
import { createPrograms } from '../../tests/content/createPrograms';
import { findTypeProblems } from '../../tests/demos/checkTypes';
import { toOutcome } from './toOutcome';
import type { CheckOutcome, CheckPlan } from './types';

/** What is to be checked, in one program: reading the types of the libraries takes longest. */
interface CodeProgram {
  program: ts.Program;
  fences: readonly CodeFence[];
}

function createProgram(plan: CheckPlan, siteDir: string): CodeProgram {
  const toFile = (file: string) => path.join(siteDir, file);
  const create = createPrograms(siteDir);
  const fences = readCodeFences((plan['code-blocks'] ?? []).map(toFile));
  const modules =
    fences.length > 0
      ? completeCodeFences(fences, create, siteDir)
      : new Map<string, string>();
  const files = new Set([...(plan.types ?? []), ...(plan.lint ?? [])]);
  return { program: create(modules, [...files].map(toFile)), fences };
}

/** The first thing that is wrong with a playground. */
function findPlaygroundProblem(file: string, program: ts.Program): string[] {
  try {
    readPlayground(file, program);
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** Rules that ask for types get the program, and read nothing again. */
async function findLintProblems(
  files: readonly string[],
  program: ts.Program,
  siteDir: string,
): Promise<string[]> {
  const linter = new ESLint({
    cwd: siteDir,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { project: null, programs: [program] } },
    },
  });
  const results = await linter.lintFiles([...files]);
  return results.flatMap(({ filePath, messages }) =>
    messages.map(
      ({ line = 1, message, ruleId }) =>
        `${path.relative(siteDir, filePath)}:${line}: ${message}${ruleId ? ` (${ruleId})` : ''}`,
    ),
  );
}

/** Checks types, of files and of the code in pages, and what asks for types. */
export async function checkCode(
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  const { program, fences } = createProgram(plan, siteDir);
  const toFile = (file: string) => path.join(siteDir, file);
  if (plan['code-blocks']) {
    const problems = findCodeFenceProblems(fences, program, siteDir);
    onOutcome(toOutcome('code-blocks', plan['code-blocks'], problems));
  }
  if (plan.types) {
    const problems = plan.types.flatMap((file) =>
      findTypeProblems(program, toFile(file), siteDir),
    );
    onOutcome(toOutcome('types', plan.types, problems));
  }
  if (plan.playgrounds) {
    const problems = plan.playgrounds.flatMap((file) =>
      findPlaygroundProblem(toFile(file), program),
    );
    onOutcome(toOutcome('playgrounds', plan.playgrounds, problems));
  }
  if (plan.lint) {
    const problems = await findLintProblems(plan.lint, program, siteDir);
    onOutcome(toOutcome('lint', plan.lint, problems));
  }
}
