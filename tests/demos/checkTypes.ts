import path from 'node:path';
import ts from 'typescript';
import { describeDiagnostic, readCompilerOptions } from './compilerOptions';
import { readDemoFiles } from '../../plugins/content/demos/readDemoFiles';
import type { TestedDemo } from './listDemos';

/** Problems by id of the demo; a demo without one is not listed. */
export type ProblemsById = Map<string, string[]>;

/**
 * Says what a compiler found in a file of a program.
 *
 * @param file absolute path
 * @param siteDir absolute path of the site
 * @returns problems as `file:line: …`
 */
export function findTypeProblems(
  program: ts.Program,
  file: string,
  siteDir: string,
): string[] {
  const source = program.getSourceFile(file);
  return source
    ? ts
        .getPreEmitDiagnostics(program, source)
        .map((diagnostic) =>
          describeDiagnostic(
            diagnostic,
            path.relative(siteDir, diagnostic.file?.fileName ?? ''),
          ),
        )
    : [];
}

/**
 * Type-checks demos, with the files beside them, under `strict`, all in one program.
 *
 * @param siteDir absolute path of the site
 * @returns problems as `file:line: …`
 */
export async function checkTypes(
  demos: readonly TestedDemo[],
  siteDir: string,
): Promise<ProblemsById> {
  const { options, declarations } = readCompilerOptions(siteDir);
  const program = ts.createProgram(
    [...demos.map(({ file }) => file), ...declarations],
    options,
  );
  const problems: ProblemsById = new Map();
  for (const { id, file } of demos) {
    const files = await readDemoFiles(file);
    const found = files.flatMap(({ path: part }) =>
      findTypeProblems(program, part, siteDir),
    );
    if (found.length > 0) {
      problems.set(id, found);
    }
  }
  return problems;
}
