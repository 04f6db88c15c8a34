import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import type { ImportDeclaration, Program } from 'estree';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { PAGE_ELEMENTS } from '../../src/lib/pageElements';
import { blankFrontMatter } from '../shared/extractFrontMatter';
import { prepareMarkdown } from '../shared/prepareMarkdown';
import { formatPlace, type MdxJsxElement } from '../shared/mdxAttributes';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';

/** Imports and exports in a page, as the parser of MDX reads them. */
interface MdxEsm extends Node {
  data?: { estree?: Program | null };
}

const isPage = (file: string) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file);

/** How the bundler completes what an import names. */
const ENDINGS = ['', '.ts', '.tsx', '.js', '.mjs', '.json', '.mdx', '/index.ts'];

/** The imports of a page, those that plugins have added included. */
function listImports(tree: Node): ImportDeclaration[] {
  const imports: ImportDeclaration[] = [];
  visit(tree, 'mdxjsEsm', ({ data }: MdxEsm) => {
    for (const node of data?.estree?.body ?? []) {
      if (node.type === 'ImportDeclaration') {
        imports.push(node);
      }
    }
  });
  return imports;
}

/** Says which import names a file beside the page that is not there, by `line: message`. */
function findLostImport(tree: Node, folder: string): string | null {
  const lost = listImports(tree).find(({ source }) => {
    const specifier = String(source.value);
    const file = path.join(folder, specifier);
    return (
      specifier.startsWith('.') &&
      !ENDINGS.some((ending) => existsSync(file + ending))
    );
  });
  return lost
    ? `${lost.loc?.start.line ?? 1}: "${String(lost.source.value)}" is not there`
    : null;
}

/** The first element that is neither imported nor known to every page. */
function findUnknownElement(tree: Node): MdxJsxElement | null {
  const imported = listImports(tree).flatMap(({ specifiers }) =>
    specifiers.map(({ local }) => local.name),
  );
  const known = new Set([...PAGE_ELEMENTS, ...imported]);
  const unknown: MdxJsxElement[] = [];
  visit(tree, (node) => {
    const element = node as MdxJsxElement;
    const name = /^mdxJsx/.test(node.type) ? element.name?.split('.')[0] : undefined;
    if (name && /^[A-Z]/.test(name) && !known.has(name)) {
      unknown.push(element);
    }
  });
  return unknown[0] ?? null;
}

const createProcessor = (remarkPlugins: PluggableList) =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkPlugins)
    .freeze();

function findProblem(
  file: string,
  place: string,
  processor: ReturnType<typeof createProcessor>,
): string | null {
  const page = new VFile({
    path: file,
    value: prepareMarkdown(blankFrontMatter(readFileSync(file, 'utf8'))),
  });
  try {
    const tree = processor.parse(page);
    const lost = findLostImport(tree, path.dirname(file));
    if (lost) {
      return `${place}:${lost}`;
    }
    const stranger = findUnknownElement(processor.runSync(tree, page));
    return (
      stranger && `${formatPlace(file, stranger)}: nobody knows <${stranger.name}>`
    );
  } catch (error) {
    // The parser throws messages; plugins throw errors that name the place themselves.
    const { line, reason } = error as { line?: number; reason?: string };
    if (reason === undefined) {
      return (error as Error).message;
    }
    // What is open at the end of a page has no line, but says where it was opened.
    const opened = /\((\d+):\d+/.exec(reason)?.[1];
    return `${place}:${line ?? opened ?? 1}: ${reason}`;
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
  const processor = createProcessor(remarkPlugins);
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
