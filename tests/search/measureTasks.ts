import type { SearchEngine } from '../../src/lib/search/createSearchEngine';
import { PRODUCTS, type ProductId } from '../../src/lib/address/products';

/** A task somebody types, and the sections that have the answer. */
export interface TaskQuery {
  /** Line of the file, counted from 1. */
  line: number;
  query: string;
  /** Product of the page it is typed on; null on a page of none. */
  current: ProductId | null;
  /** Page that the task belongs to: its pathname. */
  page: string;
  /** Pathnames with hash, any of which is right; empty while the page is not aimed at. */
  targets: string[];
  /** Text that the answer must contain. */
  need: string;
}

/** Outcome of a task: whether it finds its answer. */
export interface TaskOutcome extends TaskQuery {
  /** Place among the results as they are shown, counted from 1; null if it is not there. */
  place: number | null;
  /** Place of the page, or of anything on it. */
  pagePlace: number | null;
  /** First results shown. */
  shown: string[];
}

/** Number of first results that count. */
export const FIRST_HITS = 3;

/** The target of a task whose page is not aimed at yet begins with it. */
const NOT_AIMED = '?';

const hrefToPage = (href: string) => href.replace(/[?#].*$/, '');

function parseLine(content: string, line: number): TaskQuery {
  const refuse = (problem: string) => {
    throw new Error(`tasks.tsv:${line}: ${problem}`);
  };
  const [query = '', product = '', target = '', need = '', ...rest] =
    content.split('\t');
  const current = PRODUCTS.find(({ id }) => id === product)?.id ?? null;
  if (current === null && product !== '-') refuse(`unknown product "${product}"`);
  const isAimed = !target.startsWith(NOT_AIMED);
  const targets = target.slice(isAimed ? 0 : NOT_AIMED.length).split(' ');
  const isMeant = targets.every((href) => /^\/\S*$/.test(href));
  if (query.trim() === '' || !isMeant || rest.length > 0) {
    refuse('expected query, product, sections and what is needed, between tabs');
  }
  return {
    line,
    query,
    current,
    page: hrefToPage(targets[0] as string),
    targets: isAimed ? targets : [],
    need,
  };
}

/**
 * Reads tasks: query, product or `-`, sections that answer it with spaces between them, and what
 * is needed. `?/page/` in place of sections says that the page is not aimed at yet.
 *
 * @throws with the line if one is not understood
 */
export function parseTaskQueries(text: string): TaskQuery[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      content.trim() === '' || content.startsWith('#')
        ? []
        : parseLine(content, index + 1),
    );
}

/** Asks every task. */
export function measureTasks(
  tasks: readonly TaskQuery[],
  engine: SearchEngine,
): TaskOutcome[] {
  return tasks.map((task) => {
    const { groups } = engine.search({ ...task, scopes: [], kinds: [] });
    const hrefs = groups.flatMap(({ hits }) => hits.map(({ href }) => href));
    const toPlace = (isMeant: (href: string) => boolean) =>
      hrefs.findIndex(isMeant) + 1 || null;
    return {
      ...task,
      place: toPlace((href) => task.targets.includes(href)),
      pagePlace: toPlace((href) => hrefToPage(href) === task.page),
      shown: hrefs.slice(0, FIRST_HITS),
    };
  });
}

const isFound = (place: number | null) => place !== null && place <= FIRST_HITS;

/** Shares of answered tasks on some pages. */
export interface TaskShares {
  /** Tasks that are aimed at sections. */
  aimed: number;
  /** Number of tasks that find their section among the first results. */
  found: number;
  /** Tasks whose page is not aimed at yet. */
  open: number;
}

export function summariseTasks(outcomes: readonly TaskOutcome[]): TaskShares {
  const aimed = outcomes.filter(({ targets }) => targets.length > 0);
  return {
    aimed: aimed.length,
    found: aimed.filter(({ place }) => isFound(place)).length,
    open: outcomes.length - aimed.length,
  };
}

/** Outcomes by page, in the order of the file. */
export function groupByPage(
  outcomes: readonly TaskOutcome[],
): Map<string, TaskOutcome[]> {
  const byPage = new Map<string, TaskOutcome[]>();
  for (const outcome of outcomes) {
    const own = byPage.get(outcome.page);
    if (own) own.push(outcome);
    else byPage.set(outcome.page, [outcome]);
  }
  return byPage;
}

/** Sections among the first results, in percent and in numbers. */
export function renderShares({ aimed, found, open }: TaskShares): string {
  const percent = aimed === 0 ? '   – ' : `${((100 * found) / aimed).toFixed(0)} %`;
  const rest = open > 0 ? `, ${open} not aimed` : '';
  return `${percent.padStart(5)}  ${found} of ${aimed}${rest}`;
}

/** Prints the results of queries that miss their target, or have none. */
function renderMisses(outcomes: readonly TaskOutcome[]): string[] {
  return outcomes
    .filter(({ targets, place }) => targets.length === 0 || !isFound(place))
    .flatMap(({ line, query, targets, need, place, shown }) => [
      `${String(line).padStart(6)}  ${query}${need ? `  (${need})` : ''}`,
      targets.length === 0
        ? '        not aimed; shown first:'
        : `        ${place === null ? 'not shown' : `${place}.`} ${targets.join(' ')}; before it:`,
      ...shown.map((href) => `          ${href}`),
    ]);
}

/**
 * Prints the report for a writer: the shares of each page and of all, with each task that
 * misses.
 *
 * @param isDetailed whether misses are listed
 */
export function renderTasks(
  outcomes: readonly TaskOutcome[],
  isDetailed: boolean,
): string {
  const pages = [...groupByPage(outcomes)].flatMap(([page, own]) => [
    `${renderShares(summariseTasks(own)).padEnd(34)} ${page}`,
    ...(isDetailed ? renderMisses(own) : []),
  ]);
  const all = summariseTasks(outcomes);
  return [
    ...pages,
    `${renderShares(all).padEnd(34)} all tasks: right section in the first ${FIRST_HITS}`,
  ].join('\n');
}

/** Names the targets that are not in the index, such as a heading that has been renamed. */
export function findLostTargets(
  tasks: readonly TaskQuery[],
  hrefs: ReadonlySet<string>,
): string[] {
  return tasks.flatMap(({ line, query, targets }) =>
    targets
      .filter((target) => !hrefs.has(target))
      .map(
        (target) =>
          `tasks.tsv:${line}: "${query}" leads to ${target}, which is not there`,
      ),
  );
}
