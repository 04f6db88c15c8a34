import ts from 'typescript';

/** An import, export from, or dynamic import of a module. */
export interface ModuleImport {
  /** As written: `./shipments`, `@mui/material/Button`. */
  specifier: string;
  /** Counted from 1. */
  line: number;
}

/** Lists what a module imports, in the order of the source; comments and texts do not count. */
export function listImports(source: string): ModuleImport[] {
  return ts.preProcessFile(source).importedFiles.map(({ fileName, pos }) => ({
    specifier: fileName,
    line: source.slice(0, pos).split('\n').length,
  }));
}
