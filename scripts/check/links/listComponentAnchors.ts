import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Ids that a page has which is written as React components. */
export interface ComponentAnchors {
  /** Written out: `id="support"`. */
  ids: ReadonlySet<string>;
  /** With a part that only a build knows, as `criterion-${number}`. */
  patterns: readonly RegExp[];
}

/** Endings with which a relative import is completed. */
const ENDINGS = ['.tsx', '.ts', '/index.ts'];

function parseSource(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

/** The site's own files that a file imports. */
function listImportedFiles({ fileName, statements }: ts.SourceFile): string[] {
  return statements.filter(ts.isImportDeclaration).flatMap((statement) => {
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    const file = path.resolve(path.dirname(fileName), text);
    const found = ENDINGS.map((ending) => file + ending).find((each) =>
      existsSync(each),
    );
    return text.startsWith('.') && found ? [found] : [];
  });
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Turns an id that is computed into a pattern of its known beginning and end. */
function expressionToPattern(expression: ts.Expression | undefined): RegExp {
  if (!expression || !ts.isTemplateExpression(expression)) return /^/;
  const parts = [
    expression.head,
    ...expression.templateSpans.map((span) => span.literal),
  ];
  return new RegExp(`^${parts.map(({ text }) => escape(text)).join('.*')}$`);
}

/**
 * Reads which ids a page has that is written as components, from the page and from all it
 * imports of the site. Those of the frame around every page are not among them.
 *
 * @param page absolute path
 */
export function listComponentAnchors(page: string): ComponentAnchors {
  const ids = new Set<string>();
  const patterns: RegExp[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxAttribute(node) && node.name.getText() === 'id') {
      const { initializer } = node;
      if (initializer && ts.isStringLiteral(initializer)) ids.add(initializer.text);
      else if (initializer && ts.isJsxExpression(initializer))
        patterns.push(expressionToPattern(initializer.expression));
    }
    ts.forEachChild(node, visit);
  };
  const waiting = [page];
  const seen = new Set(waiting);
  for (const file of waiting) {
    const source = parseSource(file);
    visit(source);
    for (const imported of listImportedFiles(source)) {
      if (!seen.has(imported)) {
        seen.add(imported);
        waiting.push(imported);
      }
    }
  }
  return { ids, patterns };
}
