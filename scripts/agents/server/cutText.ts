/** Most characters of an answer, so that several fit into the context of an agent. */
export const ANSWER_LIMIT = 2000;

/** Longer lines, such as a row of a table with a long type, are broken at a space. */
const LINE_LIMIT = 1200;

const FENCE = /^(`{3,}|~{3,})/;

/** A part of a text, and where the rest begins. */
export interface TextPart {
  text: string;
  /** Line to go on with, counted from 1; null at the end. */
  next: number | null;
  lineCount: number;
}

function breakLine(line: string): string[] {
  if (line.length <= LINE_LIMIT) return [line];
  const space = line.lastIndexOf(' ', LINE_LIMIT);
  const end = space > LINE_LIMIT / 2 ? space : LINE_LIMIT;
  return [line.slice(0, end), ...breakLine(line.slice(end).trimStart())];
}

/** Where blocks of code are in a text. */
interface Fences {
  /** For each line the fence of the block it is inside of, or closes; empty for none. */
  inside: string[];
  closes: boolean[];
}

function findFences(lines: readonly string[]): Fences {
  let open = '';
  const fences: Fences = { inside: [], closes: [] };
  for (const line of lines) {
    const [mark = ''] = FENCE.exec(line) ?? [];
    const [opening = ''] = FENCE.exec(open) ?? [];
    const closes =
      opening !== '' && mark.startsWith(opening) && line.trim() === mark;
    fences.inside.push(open);
    fences.closes.push(closes);
    if (closes) open = '';
    else if (!open && mark) open = line;
  }
  return fences;
}

/** No block begins with its end, or ends with its beginning. */
function keepFences({ inside, closes }: Fences, start: number, end: number): number {
  if (closes[end]) return end + 1;
  const opens = inside[end] && !inside[end - 1];
  return opens && end - 1 > start ? end - 1 : end;
}

/** The last line that fits; better one before an empty line, and best outside of code. */
function findEnd(
  lines: readonly string[],
  fences: readonly string[],
  start: number,
  limit: number,
): number {
  let length = 0;
  let last = start;
  let afterBlock = 0;
  let inCode = 0;
  for (let index = start; index < lines.length; index += 1) {
    length += (lines[index]?.length ?? 0) + 1;
    if (length > limit && index > start) {
      const half = start + (last - start) / 2;
      if (afterBlock > half) return afterBlock;
      return inCode > half ? inCode : last;
    }
    last = index + 1;
    if (lines[index] === '') {
      if (fences[index]) inCode = last;
      else afterBlock = last;
    }
  }
  return lines.length;
}

/**
 * Cuts a text of Markdown where a reader would: between blocks, between the parts of a program, at
 * the end of a line. A block of code that is cut is closed, and begun again in the next part.
 *
 * @param from line to begin with, counted from 1
 * @throws if the text has no such line
 */
export function cutText(text: string, from = 1, limit = ANSWER_LIMIT): TextPart {
  const lines = text.trimEnd().split('\n').flatMap(breakLine);
  if (!Number.isInteger(from) || from < 1 || from > lines.length) {
    throw new Error(
      `"from" is ${from}, but the text has lines 1 to ${lines.length}.`,
    );
  }
  const fences = findFences(lines);
  const start = from - 1;
  const end = keepFences(fences, start, findEnd(lines, fences.inside, start, limit));
  const begun = fences.inside[start] ?? '';
  const cut = end < lines.length ? (fences.inside[end] ?? '') : '';
  const part = [
    ...(begun ? [begun] : []),
    ...lines.slice(start, end),
    ...(cut ? [FENCE.exec(cut)?.[0] ?? ''] : []),
  ];
  return {
    text: part.join('\n').trim(),
    next: end < lines.length ? end + 1 : null,
    lineCount: lines.length,
  };
}
