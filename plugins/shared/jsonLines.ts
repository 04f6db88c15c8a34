import { findNodeAtLocation, parseTree, type ParseError } from 'jsonc-parser';

const STRICT = { disallowComments: true, allowTrailingComma: false } as const;

function offsetToLine(text: string, offset: number): number {
  const end = text.trimEnd().length;
  return text.slice(0, Math.min(offset, end)).split('\n').length;
}

/**
 * Parses JSON.
 *
 * @param file for messages
 * @throws `file:line` where it is none
 */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const problems: ParseError[] = [];
    parseTree(text, problems, STRICT);
    const line = offsetToLine(text, problems[0]?.offset ?? 0);
    // It quotes a part of the text, which the line says better.
    const reason = (error as Error).message.replace(
      /, [^,]* is not valid JSON$/,
      '',
    );
    throw new Error(`${file}:${line}: ${reason}`, { cause: error });
  }
}

/**
 * Finds the line, from 1, of a field.
 *
 * @param text JSON
 * @param place names of the fields that lead to it; where one is not there, the line of the
 *   last that is
 */
export function findJsonLine(text: string, place: readonly string[]): number {
  const root = parseTree(text);
  for (let depth = place.length; root && depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, place.slice(0, depth));
    if (node) {
      return offsetToLine(text, (node.parent ?? node).offset);
    }
  }
  return 1;
}
