import path from 'node:path';
import ts from 'typescript';
import { readDemoFiles } from '../../plugins/demos/readDemoFiles';
import type { TestedDemo } from './listDemos';

/** Problems by id of the demo; a demo without one is not listed. */
export type ProblemsById = Map<string, string[]>;

function readOptions(siteDir: string) {
  const file = path.join(siteDir, 'tsconfig.json');
  const { config, error } = ts.readConfigFile(file, (name) =>
    ts.sys.readFile(name),
  ) as { config: object; error?: ts.Diagnostic };
  if (error) {
    throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'));
  }
  const types = path.join(siteDir, 'types');
  const { options, fileNames } = ts.parseJsonConfigFileContent(
    config,
    ts.sys,
    siteDir,
  );
  return {
    options: { ...options, strict: true },
    declarations: fileNames.filter((name) => path.normalize(name).startsWith(types)),
  };
}

function formatDiagnostic(
  { file, start = 0, code, messageText }: ts.Diagnostic,
  siteDir: string,
): string {
  const text = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  if (!file) {
    return text;
  }
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${path.relative(siteDir, file.fileName)}:${line + 1}: ${text}`;
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
  const { options, declarations } = readOptions(siteDir);
  const program = ts.createProgram(
    [...demos.map(({ file }) => file), ...declarations],
    options,
  );
  const findProblems = (file: string): string[] => {
    const source = program.getSourceFile(file);
    return source
      ? ts
          .getPreEmitDiagnostics(program, source)
          .map((diagnostic) => formatDiagnostic(diagnostic, siteDir))
      : [];
  };
  const problems: ProblemsById = new Map();
  for (const { id, file } of demos) {
    const files = await readDemoFiles(file);
    const found = files.flatMap(({ path: part }) => findProblems(part));
    if (found.length > 0) {
      problems.set(id, found);
    }
  }
  return problems;
}
