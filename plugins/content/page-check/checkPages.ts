import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unified, type PluggableList, type Processor } from 'unified';
import type { Node } from 'unist';
import { VFile } from 'vfile';
import { listPageImports } from '../../shared/listPageImports';
import { parsePage } from '../../shared/parsePage';
import { toUnixLines } from '../../shared/toUnixLines';
import { findRenderFault } from './findRenderFault';
import { findTextFault, ID_ELSEWHERE } from './findTextFault';
import { findUnknownName } from './findUnknownName';
import type { PageFault } from './types';

const isPage = (file: string) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file);

/** Endings with which the bundler completes an import. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '.mdx', '/index.ts'];

/** Finds an import of a file beside the page that is not there. */
function findLostImport(tree: Node, folder: string): PageFault | null {
  const lost = listPageImports(tree).find(({ specifier }) => {
    const file = path.join(folder, specifier);
    return (
      specifier.startsWith('.') &&
      !ENDINGS.some((ending) => existsSync(file + ending))
    );
  });
  return (
    (lost && {
      node: tree,
      line: lost.line,
      message: `"${lost.specifier}" is not there`,
    }) ??
    null
  );
}

/**
 * Describes an error: the parser's have a reason and mostly a line; those of plugins begin with
 * their place.
 */
function describeError(error: unknown, place: string, source: string): string {
  const { line, reason } = error as { line?: number; reason?: string };
  if (reason === undefined) {
    return (error as Error).message;
  }
  // An element that is open at the end of a page has no line, but the reason says where it
  // opens.
  const opened = /\((\d+):\d+/.exec(reason)?.[1];
  const at = line ?? Number(opened ?? 1);
  return `${place}:${at}: ${explainReason(reason, source.split('\n')[at - 1] ?? '')}`;
}

/** Says what to write where the parser only says what it cannot read. */
function explainReason(reason: string, line: string): string {
  if (/expression with acorn/.test(reason) && /(?<!\\)\{#/.test(line)) {
    return /^\s*#/.test(line)
      ? 'an id without spaces ends the heading: ## Title {#my-id}'
      : ID_ELSEWHERE;
  }
  return reason;
}

function findProblem(
  file: string,
  place: string,
  processor: Processor,
): string | null {
  const source = toUnixLines(readFileSync(file, 'utf8'));
  try {
    const tree = parsePage(source);
    const before =
      findLostImport(tree, path.dirname(file)) ??
      findRenderFault(tree) ??
      findTextFault(tree, source);
    const fault =
      before ??
      findUnknownName(
        processor.runSync(tree, new VFile({ path: file, value: source })),
      );
    return (
      fault &&
      `${place}:${fault.line ?? fault.node.position?.start.line ?? 1}: ${fault.message}`
    );
  } catch (error) {
    return describeError(error, place, source);
  }
}

/**
 * Reads pages as the bundler will, before anything is bundled: a writer learns within
 * seconds what cannot be built, and of all pages at once.
 *
 * @param files relative to `siteDir`, with forward slashes
 * @param remarkPlugins what pages go through; each names `path:line` in what it throws
 * @returns `path:line: message` for the first fault of each page
 */
export function findPageProblems(
  siteDir: string,
  files: readonly string[],
  remarkPlugins: PluggableList,
): string[] {
  const processor = unified().use(remarkPlugins).freeze();
  return files.flatMap(
    (file) => findProblem(path.join(siteDir, file), file, processor) ?? [],
  );
}

/**
 * Checks all pages.
 *
 * @param rooms folders of pages, below `siteDir`
 * @throws what {@link findPageProblems} finds
 */
export function checkPages(
  siteDir: string,
  rooms: readonly string[],
  remarkPlugins: PluggableList,
): void {
  const files = rooms.flatMap((room) =>
    readdirSync(path.join(siteDir, room), { recursive: true, encoding: 'utf8' })
      .filter(isPage)
      .sort()
      .map((file) => path.posix.join(room, file.split(path.sep).join('/'))),
  );
  const problems = findPageProblems(siteDir, files, remarkPlugins);
  if (problems.length > 0) {
    throw new Error(`Some pages cannot be built:\n${problems.join('\n')}`);
  }
}
