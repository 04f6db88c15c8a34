import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
import type ts from 'typescript';
import { readPlayground } from '../../plugins/content/playgrounds/createPlaygroundModel';
import { checkCodeFences } from '../../tests/content/codeFences';
import {
  createPrograms,
  type CreateProgram,
} from '../../tests/content/createPrograms';
import { findCodeInText, readCodeFences } from '../../tests/content/listCodeFences';
import { findTypeProblems } from '../../tests/demos/checkTypes';
import { toOutcome } from './toOutcome';
import type { CheckOutcome, CheckPlan } from './types';

function findBlockProblems(
  pages: readonly string[],
  siteDir: string,
  create: CreateProgram,
): string[] {
  const fences = readCodeFences(pages.map((page) => path.join(siteDir, page)));
  return [
    ...pages.flatMap((page) =>
      findCodeInText(page, readFileSync(path.join(siteDir, page), 'utf8')),
    ),
    ...(fences.length > 0 ? checkCodeFences(fences, siteDir, create) : []),
  ];
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

/** Rules that need types get the program, and read nothing again. */
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

/** Checks types, of files and of the code in pages, and runs lint rules that need types. */
export async function checkCode(
  plan: CheckPlan,
  siteDir: string,
  onOutcome: (outcome: CheckOutcome) => void,
): Promise<void> {
  const toFile = (file: string) => path.join(siteDir, file);
  const create = createPrograms(siteDir);
  if (plan['code-blocks']) {
    const problems = findBlockProblems(plan['code-blocks'], siteDir, create);
    onOutcome(toOutcome('code-blocks', plan['code-blocks'], problems));
  }
  const files = new Set([...(plan.types ?? []), ...(plan.lint ?? [])]);
  if (files.size === 0) {
    return;
  }
  // Not that of the blocks: a demo may add types that they do not have.
  const program = create(new Map(), [...files].map(toFile));
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
