import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString as nodeToText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { addHeadingIds, readHeadingId } from '../../plugins/shared/addHeadingIds';
import { readLine } from '../../plugins/shared/listPageElements';

/** Folders of which each folder is a room with a README. */
const ROOM_PARENTS = [
  'plugins',
  'plugins/content',
  'plugins/docusaurus',
  'plugins/publish',
  'plugins/shell',
  'scripts',
  'src/lib',
  'tests',
];

/** Folders whose parts have a README only where there is something to say. */
const OTHER_PARENTS = [
  'bench',
  'e2e',
  'src',
  'src/components',
  'src/components/article',
  'src/components/controls',
  'src/components/demos',
  'src/components/shell',
  'src/components/tools',
  'src/lib/demos',
  'src/lib/theme',
];

/** Folders in which names in backticks of the papers are looked up. */
const CODE_FOLDERS = [
  'bench',
  'config',
  'e2e',
  'plugins',
  'scripts',
  'src',
  'tests',
  'types',
];

const CODE_FILE = /\.(?:[cm]?[jt]sx?|css|json)$/;

/** Endings that papers leave out of the path of a module or test. */
const ENDINGS = ['', '.ts', '.tsx', '.mts', '.e2e.ts', '.sweep.ts', '.test.ts'];

const PATH_IN_SITE =
  /^(?:bench|blog|config|decisions|deploy|docs|docs-dev|e2e|examples|i18n|plugins|reports|scripts|src|static|tests|types)\/[\w./-]+$/;

const SCRIPT = /^npm run (?:--\S+ )*([a-z][\w:-]*)(?: |$)/;

/** `parsePage`, `DemoModel`; words in one case may be anything. */
const IDENTIFIER = /^(?:[a-z]+\d*[A-Z]\w*|[A-Z][a-z\d]+[A-Z]\w*)$/;

export const parsePaper = (text: string): Root =>
  unified().use(remarkParse).use(remarkGfm).parse(text);

const listFolders = (siteDir: string, folder: string): string[] =>
  readdirSync(path.join(siteDir, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const listMarkdown = (siteDir: string, folder: string): string[] =>
  readdirSync(path.join(siteDir, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => (folder === '.' ? name : `${folder}/${name}`));

/** The folders that must have a README. */
export const listRooms = (siteDir: string): string[] =>
  ROOM_PARENTS.flatMap((parent) => listFolders(siteDir, parent));

/** The README files of rooms, relative to the site. */
export const listRoomPapers = (siteDir: string): string[] =>
  [
    ...['bench', 'config'],
    ...[...ROOM_PARENTS, ...OTHER_PARENTS].flatMap((parent) =>
      listFolders(siteDir, parent),
    ),
  ]
    .map((folder) => `${folder}/README.md`)
    .filter((file) => existsSync(path.join(siteDir, file)));

/** All papers for people who work on the portal, relative to the site; no pages are among them. */
export const listPapers = (siteDir: string): string[] => [
  ...listMarkdown(siteDir, '.'),
  ...listMarkdown(siteDir, 'docs-dev'),
  ...listMarkdown(siteDir, 'decisions'),
  ...listRoomPapers(siteDir),
];

/** Lines of a paper; an index may be long, so rows of tables are not counted. */
export const countPaperLines = (text: string): number =>
  text
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('|')).length;

async function listIds(file: string): Promise<string[]> {
  const tree = parsePaper(readFileSync(file, 'utf8'));
  await addHeadingIds(tree);
  const ids: string[] = [];
  visit(tree, 'heading', (heading) => {
    ids.push(readHeadingId(heading));
  });
  return ids;
}

/**
 * Finds links and pictures of a paper that lead to no file of the site, or to no heading of it.
 *
 * @param file of the paper, relative to the site
 * @returns `file:line: …`
 */
export async function findPaperLinkProblems(
  siteDir: string,
  file: string,
  text: string,
): Promise<string[]> {
  const links: { url: string; line: number }[] = [];
  visit(parsePaper(text), (node) => {
    if (
      node.type === 'link' ||
      node.type === 'image' ||
      node.type === 'definition'
    ) {
      links.push({ url: node.url, line: readLine(node) });
    }
  });
  const problems: string[] = [];
  for (const { url, line } of links.filter(({ url }) => !/^[a-z]+:/.test(url))) {
    const [place = '', id] = url.split('#');
    const target =
      place === '' ? file : path.posix.join(path.posix.dirname(file), place);
    const absolute = path.join(siteDir, target);
    if (!existsSync(absolute)) {
      problems.push(`${file}:${line}: link to ${target}, which does not exist`);
    } else if (id !== undefined && !(await listIds(absolute)).includes(id)) {
      problems.push(`${file}:${line}: ${target} has no heading #${id}`);
    }
  }
  return problems;
}

const listCodeFiles = (siteDir: string): string[] => [
  ...readdirSync(siteDir).filter((name) => /\.(?:ts|mjs)$/.test(name)),
  ...CODE_FOLDERS.flatMap((folder) =>
    readdirSync(path.join(siteDir, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => CODE_FILE.test(name))
      .map((name) => path.join(folder, name)),
  ),
];

/** All words of the code: names that a paper may mention. */
export function listCodeWords(siteDir: string): Set<string> {
  const words = new Set<string>();
  for (const file of listCodeFiles(siteDir)) {
    words.add(path.basename(file).replace(/\..*/, ''));
    const source = readFileSync(path.join(siteDir, file), 'utf8');
    for (const [word] of source.matchAll(/\w+/g)) words.add(word);
  }
  return words;
}

/** The names that papers may mention. */
export interface KnownNames {
  /** Words of the code; null for papers whose names are examples. */
  words: ReadonlySet<string> | null;
  /** Names of npm scripts. */
  scripts: ReadonlySet<string>;
}

/**
 * Finds names in backticks that nothing has any more: paths, commands, and functions.
 *
 * @param file of the paper, relative to the site
 * @returns `file:line: …`
 */
export function findPaperNameProblems(
  siteDir: string,
  file: string,
  text: string,
  { words, scripts }: KnownNames,
): string[] {
  const problems: string[] = [];
  visit(parsePaper(text), 'inlineCode', (node) => {
    const name = node.value;
    const script = SCRIPT.exec(name)?.[1];
    const problem = PATH_IN_SITE.test(name)
      ? !ENDINGS.some((ending) => existsSync(path.join(siteDir, name + ending)))
      : script !== undefined
        ? !scripts.has(script)
        : words !== null && IDENTIFIER.test(name) && !words.has(name);
    if (problem) problems.push(`${file}:${readLine(node)}: there is no ${name}`);
  });
  return problems;
}

/** A word of the glossary that stands for something that is called otherwise. */
export interface UnusedWord {
  word: string;
  /** The term to write instead. */
  term: string;
}

/** Reads the last column of the glossary: words that are not used. */
export function readUnusedWords(glossary: string): UnusedWord[] {
  const unused: UnusedWord[] = [];
  visit(parsePaper(glossary), 'tableRow', ({ children }) => {
    const [term = '', , not = ''] = children.map((cell) => nodeToText(cell).trim());
    if (term === 'term' || not === '') return;
    unused.push(...not.split(/,\s*/).map((word) => ({ word, term })));
  });
  return unused;
}
