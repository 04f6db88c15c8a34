import path from 'node:path';
import ts from 'typescript';
import type { OverrideFile } from '../../src/lib/demos/demoParts/overrides';
import { readCompilerOptions } from '../demos/compilerOptions';

const CSS_MODULES = "declare module '*.css';\n";

/**
 * Type-checks overrides, each as a module of its own, in one program.
 *
 * @param overrides files by a name of ours
 * @returns names of those that have an error
 */
export function findTypeErrors(
  overrides: ReadonlyMap<string, readonly OverrideFile[]>,
  siteDir: string,
): Set<string> {
  const { options, declarations } = readCompilerOptions(siteDir);
  const names = new Map<string, string>();
  const texts = new Map<string, string>();
  const folder = path.join(siteDir, 'tests/overrides/printed');
  const styles = path.join(folder, 'styles.d.ts');
  texts.set(styles, CSS_MODULES);
  [...overrides].forEach(([name, files], index) => {
    const source = files.find((file) => file.name.endsWith('.tsx'));
    const file = path.join(folder, `${index}.tsx`);
    names.set(file, name);
    texts.set(file, source?.code ?? '');
  });
  const settings = { ...options, noEmit: true, skipLibCheck: true };
  const host = ts.createCompilerHost(settings);
  const getSourceFile = host.getSourceFile.bind(host);
  const fileExists = host.fileExists.bind(host);
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.getSourceFile = (file, version, ...rest) => {
    const text = texts.get(file);
    return text === undefined
      ? getSourceFile(file, version, ...rest)
      : ts.createSourceFile(file, text, version, true);
  };
  const program = ts.createProgram(
    [...names.keys(), styles, ...declarations],
    settings,
    host,
  );
  const wrong = new Set<string>();
  for (const [file, name] of names) {
    const source = program.getSourceFile(file);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ];
    if (diagnostics.length > 0) wrong.add(name);
  }
  return wrong;
}
