import { existsSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import { extractFrontMatter } from '../../shared/extractFrontMatter';
import { findFieldProblems } from './findFieldProblems';
import { parseYaml, type ParsedYaml } from '../../shared/parseYaml';
import { fileToContentKind, SCHEMAS } from './schemas';
import type { FrontMatterProblem } from '../../shared/frontMatterTypes';
import type { FrontMatterSite } from './types';
import { toUnixLines } from '../../shared/toUnixLines';

type ParseFrontMatterParams = Parameters<ParseFrontMatter>[0];
type ParseFrontMatterResult = Awaited<ReturnType<ParseFrontMatter>>;

function createError(file: string, problems: readonly FrontMatterProblem[]): Error {
  return new Error(
    problems.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'),
  );
}

/** The two YAML parsers differ in rare cases; what only the other one refuses lands here. */
async function parseByDefault(
  file: string,
  params: ParseFrontMatterParams,
): Promise<ParseFrontMatterResult> {
  try {
    return await params.defaultParseFrontMatter(params);
  } catch (error) {
    const { mark, reason } = error as { mark?: { line?: number }; reason?: string };
    throw createError(file, [
      { line: (mark?.line ?? 0) + 1, message: reason ?? String(error) },
    ]);
  }
}

/** Front matter of a file that has none. */
const NOTHING_WRITTEN: ParsedYaml = { values: {}, lines: new Map(), problems: [] };

/** The default parser makes a date of any digits: of the 41st, one in the month after. */
function keepWrittenDates(
  values: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value instanceof Date ? written[name] : value,
    ]),
  );
}

/**
 * Makes the `markdown.parseFrontMatter` hook of Docusaurus. It returns what the default parser
 * returns, after checking it against the schema of the file's folder.
 *
 * @param siteDir folder of the site; messages name files relative to it
 * @param site what the checks may ask; by default the packages in `node_modules` of the site
 * @returns a hook that throws one Error with a line `file:line: message` for each problem:
 *   YAML syntax errors, or else unknown, wrong and missing fields
 */
export function createParseFrontMatter(
  siteDir: string,
  site: FrontMatterSite = {
    isInstalled: (name) =>
      existsSync(path.join(siteDir, 'node_modules', name, 'package.json')),
  },
): ParseFrontMatter {
  return async (given) => {
    // From here on, the source is the text of the page.
    const params = { ...given, fileContent: toUnixLines(given.fileContent) };
    const file = path.relative(siteDir, params.filePath).split(path.sep).join('/');
    const block = extractFrontMatter(params.fileContent);
    const written = block ? parseYaml(block) : NOTHING_WRITTEN;
    // Asked before the default parser, which answers a second time from a cache that has
    // forgotten the error.
    if (written.problems.length > 0) throw createError(file, written.problems);
    const result = await parseByDefault(file, params);
    const kind = fileToContentKind(file);
    if (kind === null) return result;
    const problems = findFieldProblems(
      keepWrittenDates(result.frontMatter, written.values),
      written.lines,
      SCHEMAS[kind],
      site,
    );
    if (problems.length > 0) throw createError(file, problems);
    return result;
  };
}
