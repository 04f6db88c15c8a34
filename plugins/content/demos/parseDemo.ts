import ts from 'typescript';

/**
 * Parses the source of a demo or of a file beside it. Never throws: syntax errors are the
 * bundler's.
 *
 * @param fileName its ending says whether there may be JSX in it; `.ts` has none
 */
export function parseDemo(source: string, fileName = 'demo.tsx'): ts.SourceFile {
  return ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true);
}
