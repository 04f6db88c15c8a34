import {
  isMap,
  isScalar,
  LineCounter,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import type {
  FieldLines,
  FrontMatterBlock,
  FrontMatterProblem,
} from './frontMatterTypes';

/** Parsed YAML of a front matter block with the lines of its top-level fields. */
export interface ParsedYaml {
  /** Values by field name; empty where there are problems. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly lines: FieldLines;
  readonly problems: readonly FrontMatterProblem[];
}

function listBlockProblems(block: FrontMatterBlock): FrontMatterProblem[] {
  const line = block.firstLine - 1;
  // The parser of Docusaurus would run what follows "---js" as a program.
  if (block.language !== '') {
    return [{ line, message: `front matter must be YAML, not "${block.language}"` }];
  }
  return block.closed
    ? []
    : [{ line, message: 'front matter must end with a "---" line' }];
}

/**
 * Offset of the quote that was left open. The parser names the place where it gave up
 * looking for the other one, which may be lines below.
 */
function findFault(yaml: string, { message, pos: [end] }: YAMLParseError): number {
  const quote = /^Missing closing (["'])/.exec(message)?.[1];
  const openings = quote
    ? [
        ...yaml
          .slice(0, end)
          .matchAll(new RegExp(`[:-] +${quote}(?!.*${quote})`, 'g')),
      ]
    : [];
  return openings[0]?.index ?? end;
}

/**
 * Parses a front matter block and keeps the lines, which the parser of Docusaurus does not.
 * Never throws: syntax errors, double fields included, are returned as problems.
 */
export function parseYaml(block: FrontMatterBlock): ParsedYaml {
  const fail = (problems: readonly FrontMatterProblem[]): ParsedYaml => ({
    values: {},
    lines: new Map(),
    problems,
  });
  const blockProblems = listBlockProblems(block);
  if (blockProblems.length > 0) return fail(blockProblems);

  const lineCounter = new LineCounter();
  const document = parseDocument(block.yaml, { lineCounter });
  const offsetToLine = (offset: number) =>
    lineCounter.linePos(offset).line + block.firstLine - 1;
  if (document.errors.length > 0) {
    return fail(
      document.errors.map((error) => ({
        line: offsetToLine(findFault(block.yaml, error)),
        // The parser adds its own position and an excerpt of the source.
        message: error.message.replace(/ at line \d+[\s\S]*$/, ''),
      })),
    );
  }
  if (document.contents === null) return fail([]);
  if (!isMap(document.contents)) {
    return fail([
      {
        line: block.firstLine,
        message: 'front matter must consist of "field: value" lines',
      },
    ]);
  }
  const lines = new Map(
    document.contents.items.flatMap(({ key }) =>
      isScalar(key)
        ? [[String(key.value), offsetToLine(key.range?.[0] ?? 0)] as const]
        : [],
    ),
  );
  return { values: document.toJS() as Record<string, unknown>, lines, problems: [] };
}
