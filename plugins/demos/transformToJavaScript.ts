import { transform } from 'sucrase';
import prettier from 'prettier';

/** Formatting of the code a reader sees. */
export const DEMO_FORMAT = {
  printWidth: 85,
  singleQuote: true,
  trailingComma: 'all',
} as const;

const REFUSED: [pattern: RegExp, reason: string][] = [
  [/^\s*(?:export\s+)?(?:declare\s+)?(?:const\s+)?enum\s/m, 'an enum'],
  [
    /constructor\s*\([^)]*\b(?:private|public|protected|readonly)\s/,
    'a parameter property',
  ],
];

/**
 * Derives the JavaScript of a demo from its TypeScript.
 *
 * @param source TSX
 * @param fileName for messages
 * @returns JSX formatted like hand-written code: comments and blank lines are kept
 * @throws `file:line` for TypeScript that has no plain JavaScript form
 */
export async function transformToJavaScript(
  source: string,
  fileName: string,
): Promise<string> {
  for (const [pattern, reason] of REFUSED) {
    const match = pattern.exec(source);
    if (match) {
      const line = source.slice(0, match.index).split('\n').length;
      throw new Error(`${fileName}:${line}: a demo cannot use ${reason}`);
    }
  }
  const { code } = transform(source, {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
    filePath: fileName,
  });
  return prettier.format(code.replace(/\n{3,}/g, '\n\n'), {
    ...DEMO_FORMAT,
    parser: 'babel',
  });
}
