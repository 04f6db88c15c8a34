import { transform } from 'sucrase';
import prettier from 'prettier';
import { listImports } from '../../shared/listImports';
import { replaceRanges } from '../../shared/replaceRanges';
import { parseDemo } from './parseDemo';
import { refuseSyntax } from './refuseSyntax';
import { removeTypeStatements } from './removeTypeStatements';

/** Formatting of the code a reader sees. */
export const DEMO_FORMAT = {
  printWidth: 85,
  singleQuote: true,
  trailingComma: 'all',
} as const;

/** @example `./rows.ts` → `./rows.js` */
export function fileToJavaScript(name: string): string {
  return name.replace(/\.ts(?=x?$)/, '.js');
}

/**
 * Derives the JavaScript of a demo from its TypeScript.
 *
 * @param source TSX, or TypeScript without JSX if `fileName` ends in `.ts`
 * @param fileName for messages
 * @returns JavaScript formatted like hand-written code: comments and blank lines are kept,
 *   except the comments of types
 * @throws `file:line` for TypeScript that has no plain JavaScript form
 */
export async function transformToJavaScript(
  source: string,
  fileName: string,
): Promise<string> {
  const file = parseDemo(source, fileName);
  refuseSyntax(file, fileName);
  const { code } = transform(removeTypeStatements(file), {
    transforms: fileName.endsWith('.ts') ? ['typescript'] : ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: fileName,
  });
  // A file of types alone is empty without them, and an empty file would be no module.
  const javaScript = code.trim() === '' ? 'export {};' : renameEndings(code);
  return prettier.format(javaScript, {
    ...DEMO_FORMAT,
    parser: 'babel',
  });
}

/** The files beside a demo have other endings in JavaScript; imports may name them. */
function renameEndings(code: string): string {
  return replaceRanges(
    code,
    listImports(code, 'demo.jsx')
      .filter(({ specifier }) => /^\..*\.tsx?$/.test(specifier))
      .map(({ specifier, range: [from, to] }) => [
        from,
        to,
        `'${fileToJavaScript(specifier)}'`,
      ]),
  );
}
