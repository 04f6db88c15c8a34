const FENCE = /^\s*(`{3,}|~{3,})/;

/** A line outside of code. */
export interface TextLine {
  text: string;
  /** From 1. */
  line: number;
}

/**
 * Lists the lines of a page's source that are outside of fenced code.
 *
 * @param source Markdown or MDX
 */
export function listTextLines(source: string): TextLine[] {
  const lines: TextLine[] = [];
  let fence: string | null = null;
  source.split(/\r?\n/).forEach((text, index) => {
    const mark = FENCE.exec(text)?.[1];
    if (mark && (fence === null || mark.startsWith(fence))) {
      fence = fence === null ? mark : null;
    } else if (fence === null) {
      lines.push({ text, line: index + 1 });
    }
  });
  return lines;
}
