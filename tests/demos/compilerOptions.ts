import path from 'node:path';
import ts from 'typescript';

/**
 * Reads how demos and code on pages are compiled, always under `strict`.
 *
 * @param siteDir absolute path of the site
 * @returns options, and the site's own files of declarations
 * @throws if the configuration cannot be read
 */
export function readCompilerOptions(siteDir: string): {
  options: ts.CompilerOptions;
  declarations: string[];
} {
  const file = path.join(siteDir, 'docs/tsconfig.json');
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
    path.dirname(file),
  );
  return {
    options: { ...options, strict: true },
    declarations: fileNames.filter((name) => path.normalize(name).startsWith(types)),
  };
}

/**
 * Says what a compiler found, as `place:line: …`.
 *
 * @param place path that readers of the message know; not said where there is no file
 */
export function describeDiagnostic(
  { file, start = 0, code, messageText }: ts.Diagnostic,
  place: string,
): string {
  const text = `TS${code}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
  if (!file) {
    return text;
  }
  const { line } = file.getLineAndCharacterOfPosition(start);
  return `${place}:${line + 1}: ${text}`;
}
