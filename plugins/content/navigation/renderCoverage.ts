import type {
  NavigationCoverage,
  PageCount,
} from '../../../src/navigation/measureCoverage';

/** Number of missing pages of a set that are named, unless all are requested. */
const SHORT_LIST_LENGTH = 5;

const HEADER = ['set', 'components', 'docs', 'API', 'all', 'planned'];

/** In place of a count that nobody knows yet. */
const UNKNOWN = 'not generated';

const GENERATE =
  'API: not generated yet, so not counted: npm run build writes the reference';

function renderCount({
  written,
  total,
}: Pick<PageCount, 'written' | 'total'>): string {
  const percent = total === 0 ? 100 : Math.floor((written / total) * 100);
  return `${written} of ${total} (${percent} %)`;
}

function addCounts(
  counts: readonly PageCount[],
): Pick<PageCount, 'written' | 'total'> {
  return {
    written: counts.reduce((sum, { written }) => sum + written, 0),
    total: counts.reduce((sum, { total }) => sum + total, 0),
  };
}

function coveragesToRow(
  name: string,
  coverages: readonly NavigationCoverage[],
  isApiKnown: boolean,
): string[] {
  const docs = coverages.map((coverage) => coverage.docs);
  const api = coverages.map((coverage) => coverage.api);
  const components = addCounts(coverages.map((coverage) => coverage.components));
  return [
    name,
    components.total === 0 ? '–' : renderCount(components),
    renderCount(addCounts(docs)),
    isApiKnown ? renderCount(addCounts(api)) : UNKNOWN,
    isApiKnown ? renderCount(addCounts([...docs, ...api])) : UNKNOWN,
    String(coverages.reduce((sum, { planned }) => sum + planned, 0)),
  ];
}

function renderTable(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADER.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function renderMissing(
  { instanceId, docs, api }: NavigationCoverage,
  listAll: boolean,
  isApiKnown: boolean,
): string[] {
  const missing = [...docs.missing, ...(isApiKnown ? api.missing : [])];
  if (missing.length === 0) return [];
  const named = listAll ? missing : missing.slice(0, SHORT_LIST_LENGTH);
  const rest = missing.length - named.length;
  return [
    '',
    `${instanceId}: ${missing.length} missing`,
    ...named.map((pathname) => `  ${pathname}`),
    ...(rest > 0 ? [`  … and ${rest} more (--missing lists all)`] : []),
  ];
}

/**
 * Renders the state of all sets as text: a table, in which components are a part of docs, then what is missing by set, guides and
 * component pages before API pages. The reference of all sets is written at once: if there is no
 * page of it at all, it is not generated yet, and how much of it there will be is not known.
 *
 * @param listAll name every missing page, not the first few of each set
 */
export function renderCoverage(
  coverages: readonly NavigationCoverage[],
  listAll: boolean,
): string {
  const isApiKnown = coverages.some(({ api }) => api.written > 0);
  return [
    ...renderTable([
      HEADER,
      ...coverages.map((coverage) =>
        coveragesToRow(coverage.instanceId, [coverage], isApiKnown),
      ),
      coveragesToRow('together', coverages, isApiKnown),
    ]),
    ...(isApiKnown ? [] : ['', GENERATE]),
    ...coverages.flatMap((coverage) => renderMissing(coverage, listAll, isApiKnown)),
  ].join('\n');
}
