import path from 'node:path';
import ts from 'typescript';
import { readCompilerOptions } from '../demos/compilerOptions';

/**
 * Makes a program.
 *
 * @param modules text by absolute path, of what is in memory alone
 * @param files absolute paths, of what is on disk
 */
export type CreateProgram = (
  modules: ReadonlyMap<string, string>,
  files?: readonly string[],
) => ts.Program;

/**
 * Makes programs one after the other, each from the parts of the last one that have not
 * changed: their imports are resolved and read once for all of them. Modules in memory are not
 * imported by others.
 *
 * @param siteDir absolute path of the site
 * @param elsewhere absolute path of a folder whose `node_modules` has the packages that the site lacks
 */
export function createPrograms(siteDir: string, elsewhere?: string): CreateProgram {
  const { options: own, declarations } = readCompilerOptions(siteDir);
  const options = {
    ...own,
    types: [...(own.types ?? []), '@testing-library/jest-dom'],
  };
  const disk = ts.createCompilerHost(options);
  // Without a shared cache, each program would look up the thousand files of the libraries
  // again.
  const resolved = ts.createModuleResolutionCache(
    siteDir,
    (name) => disk.getCanonicalFileName(name),
    options,
  );
  const read = new Map<string, ts.SourceFile | undefined>();
  let last: ts.Program | undefined;
  return (modules, files = []) => {
    const host: ts.CompilerHost = {
      ...disk,
      getSourceFile(file, version, ...rest) {
        const text = modules.get(file);
        if (text !== undefined) return ts.createSourceFile(file, text, version);
        if (!read.has(file)) {
          read.set(file, disk.getSourceFile(file, version, ...rest));
        }
        return read.get(file);
      },
      fileExists: (file) => modules.has(file) || disk.fileExists(file),
      readFile: (file) => modules.get(file) ?? disk.readFile(file),
      resolveModuleNameLiterals: (
        literals,
        file,
        redirected,
        ownOptions,
        importer,
      ) =>
        literals.map((literal) => {
          const mode = ts.getModeForUsageLocation(importer, literal, ownOptions);
          const resolve = (from: string) =>
            ts.resolveModuleName(
              literal.text,
              from,
              ownOptions,
              disk,
              resolved,
              redirected,
              mode,
            );
          const found = resolve(file);
          return found.resolvedModule || elsewhere === undefined
            ? found
            : resolve(path.join(elsewhere, 'importer.ts'));
        }),
    };
    last = ts.createProgram(
      [...modules.keys(), ...files, ...declarations],
      options,
      host,
      last,
    );
    return last;
  };
}
