import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {
  importToKey,
  readDemoUses,
} from '../../plugins/content/api-reference/pages/readDemoUses';
import { PLAYGROUND_ENDING } from '../../plugins/content/playgrounds/playgroundProgram';
import { readProperties } from '../../plugins/content/playgrounds/readSyntax';
import { listPlaygroundUses } from '../../tests/content/demoUses';

type Uses = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * Reads which props a playground offers or holds, and what its icons and nodes are made of.
 *
 * @param source of a file `X.playground.tsx`
 * @returns by `package#export`, as for a demo
 * @throws PlaygroundError where it is not written as a playground
 */
export function readPlaygroundUses(source: string): Uses {
  const uses = readDemoUses(source);
  const file = ts.createSourceFile(
    'X.playground.tsx',
    source,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const exported = file.statements.find(ts.isExportAssignment)?.expression;
  if (!exported) return uses;
  const fields = readProperties(
    ts.isSatisfiesExpression(exported) ? exported.expression : exported,
  );
  const local = fields.get('component')?.initializer.getText();
  const specifier = file.statements
    .filter(ts.isImportDeclaration)
    .find(({ importClause }) => importClause?.name?.text === local)?.moduleSpecifier;
  const key =
    specifier && ts.isStringLiteral(specifier)
      ? importToKey(specifier.text, 'default')
      : null;
  if (!key) return uses;
  const names = ['controls', 'fixed'].flatMap((field) => {
    const value = fields.get(field)?.initializer;
    return value ? [...readProperties(value).keys()] : [];
  });
  return new Map([...uses, [key, new Set([...(uses.get(key) ?? []), ...names])]]);
}

/** Reads all playgrounds that pages show; one that is missing stops the build of its page. */
export function collectPlaygroundUses(
  pages: readonly { file: string; text: string }[],
): Uses[] {
  return pages.flatMap(({ file, text }) =>
    listPlaygroundUses(text).flatMap((name) => {
      const source = path.join(path.dirname(file), `${name}${PLAYGROUND_ENDING}`);
      return existsSync(source)
        ? readPlaygroundUses(readFileSync(source, 'utf8'))
        : [];
    }),
  );
}
