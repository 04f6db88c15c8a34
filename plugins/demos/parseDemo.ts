import ts from 'typescript';

/** Parses the source of a demo, TSX or JSX. Never throws: syntax errors are the bundler's. */
export function parseDemo(source: string): ts.SourceFile {
  return ts.createSourceFile(
    'demo.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}
