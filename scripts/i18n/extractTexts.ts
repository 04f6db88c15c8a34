import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { PRODUCTS } from '../../src/lib/address/products';
import type { Text } from '../../src/lib/language/translations';

/** A text as it stands in the code, and where. */
export interface ExtractedText {
  text: Text;
  /** `src/components/X.tsx:12` */
  place: string;
}

/** Keys that are put together in the code, and the data their texts come from. */
const TEXTS_OF_DATA: ReadonlyMap<string, ExtractedText> = new Map(
  PRODUCTS.map(({ id, purpose }) => [
    `products.${id}`,
    { text: purpose, place: 'src/lib/address/products.ts' },
  ]),
);

const DATA_PREFIXES: readonly string[] = ['products.'];

function readText(node: ts.Expression | undefined): Text | null {
  if (node && ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (!node || !ts.isObjectLiteralExpression(node)) {
    return null;
  }
  const entries = node.properties.map((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
      ? [property.name.getText(), property.initializer.text]
      : [],
  );
  const text = Object.fromEntries(entries) as Partial<Record<string, string>>;
  return typeof text.other === 'string' ? { ...text, other: text.other } : null;
}

/** A key that begins with literal text and goes on with data: `products.${id}`. */
function isKeyOfData(node: ts.Expression): boolean {
  return ts.isTemplateExpression(node) && DATA_PREFIXES.includes(node.head.text);
}

/**
 * Reads the texts of one file: all calls `t('key', 'English text')`.
 *
 * @param file path as it is named in messages
 * @throws if key or text of a call are not written out, or a key has two texts
 */
export function extractTexts(
  file: string,
  code: string,
  texts = new Map<string, ExtractedText>(),
): Map<string, ExtractedText> {
  const source = ts.createSourceFile(
    file,
    code,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );

  function readCall(call: ts.CallExpression): void {
    const [keyNode, textNode] = call.arguments;
    const { line } = source.getLineAndCharacterOfPosition(call.getStart());
    const place = `${file}:${line + 1}`;
    if (!keyNode || isKeyOfData(keyNode)) {
      return;
    }
    const text = readText(textNode);
    if (!ts.isStringLiteralLike(keyNode) || text === null) {
      throw new Error(`${place}: key and English text must be written out.`);
    }
    const known = texts.get(keyNode.text);
    if (known && JSON.stringify(known.text) !== JSON.stringify(text)) {
      throw new Error(
        `${place}: "${keyNode.text}" has another text than in ${known.place}.`,
      );
    }
    texts.set(keyNode.text, known ?? { text, place });
  }

  function visit(node: ts.Node): void {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 't'
    ) {
      readCall(node);
    }
    ts.forEachChild(node, visit);
  }

  visit(source);
  return texts;
}

/**
 * Reads all texts of the shell, by key in alphabetical order.
 *
 * @throws as {@link extractTexts}
 */
export function loadShellTexts(siteDir: string): Map<string, ExtractedText> {
  const texts = new Map(TEXTS_OF_DATA);
  const files = readdirSync(path.join(siteDir, 'src'), {
    recursive: true,
    encoding: 'utf8',
  })
    .map((file) => `src/${file.split(path.sep).join('/')}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
  for (const file of files.sort()) {
    extractTexts(file, readFileSync(path.join(siteDir, file), 'utf8'), texts);
  }
  return new Map([...texts].sort(([one], [two]) => (one < two ? -1 : 1)));
}
