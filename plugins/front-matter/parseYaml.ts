import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';
import type { FieldLines, FrontMatterBlock, FrontMatterProblem } from './types';

/** Parsed YAML of a front matter block with the lines of its top-level fields. */
export interface ParsedYaml {
  /** Values by field name; empty where the YAML has errors or is not a mapping. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly lines: FieldLines;
  readonly problems: readonly FrontMatterProblem[];
}

/**
 * Parses a front matter block and keeps the lines, which the parser of Docusaurus does not.
 * Never throws: syntax errors, double keys included, are returned as problems.
 */
export function parseYaml(block: FrontMatterBlock): ParsedYaml {
  const lineCounter = new LineCounter();
  const document = parseDocument(block.yaml, { lineCounter });
  const offsetToLine = (offset: number) =>
    lineCounter.linePos(offset).line + block.firstLine - 1;
  const problems = document.errors.map((error) => ({
    line: offsetToLine(error.pos[0]),
    // The parser appends position and source excerpt after the first line; we name the line.
    message: (error.message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, ''),
  }));
  const lines = new Map<string, number>();
  if (problems.length > 0) return { values: {}, lines, problems };
  if (document.contents === null) return { values: {}, lines, problems };
  if (!isMap(document.contents)) {
    return {
      values: {},
      lines,
      problems: [
        { line: block.firstLine, message: 'must be a list of "field: value" lines' },
      ],
    };
  }
  for (const { key } of document.contents.items) {
    if (isScalar(key))
      lines.set(String(key.value), offsetToLine(key.range?.[0] ?? 0));
  }
  return { values: document.toJS() as Record<string, unknown>, lines, problems };
}
