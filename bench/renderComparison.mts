import { addSizes, WEIGHT_KINDS, type PageWeight, type Size } from './weighPage.mts';

/** A page of ours beside its like in stock Docusaurus, or beside another of ours. */
export interface Comparison {
  title: string;
  /** Names of the two sides; by default "ours" and "stock". */
  names?: readonly [string, string];
  ours: PageWeight;
  stock: PageWeight;
}

const COLUMNS = ['raw', 'gzip', 'brotli'].map((name) => name.padStart(8)).join('');

const renderHead = ([left, right]: readonly [string, string]): string =>
  [
    `${''.padEnd(18)}${left.padStart(32)}${right.padStart(32)}`,
    `${''.padEnd(18)}${`  ${COLUMNS}  req.`.repeat(2)}${'ratio'.padStart(8)}`,
  ].join('\n');

/** @example formatKilobytes(12_345) // → '12.3' */
export function formatKilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function formatSide({ raw, gzip, brotli, requests }: Size & { requests: number }) {
  const sizes = [raw, gzip, brotli].map((bytes) =>
    formatKilobytes(bytes).padStart(8),
  );
  return `  ${sizes.join('')}${String(requests).padStart(6)}`;
}

function formatRatio(ours: number, stock: number): string {
  return (stock === 0 ? '–' : (ours / stock).toFixed(2)).padStart(8);
}

/** Sums the bytes and requests that a page load waits for: everything but prefetched files. */
export function sumLoaded(weight: PageWeight): Size & { requests: number } {
  const loaded = WEIGHT_KINDS.filter((kind) => kind !== 'prefetched').map(
    (kind) => weight[kind],
  );
  return {
    ...addSizes(loaded),
    requests: loaded.reduce((sum, { requests }) => sum + requests, 0),
  };
}

/** Draws a comparison as a table: kB (1000 bytes), and the ratio by brotli. */
export function renderComparison({
  title,
  names = ['ours', 'stock'],
  ours,
  stock,
}: Comparison): string {
  const rows = WEIGHT_KINDS.map(
    (kind) => [kind as string, ours[kind], stock[kind]] as const,
  );
  const total = ['total, loaded', sumLoaded(ours), sumLoaded(stock)] as const;
  const lines = [...rows.slice(0, -1), total, ...rows.slice(-1)].map(
    ([name, left, right]) =>
      name.padEnd(18) +
      formatSide(left) +
      formatSide(right) +
      formatRatio(left.brotli, right.brotli),
  );
  return [title, renderHead(names), ...lines].join('\n');
}

/**
 * Holds a page without demos against the goal: it executes at most as much JavaScript as
 * stock Docusaurus, by brotli bytes.
 */
export function renderVerdict({ title, ours, stock }: Comparison): string {
  const [mine, theirs] = [ours, stock].map(
    (weight) => weight['scripts executed'].brotli,
  ) as [number, number];
  const verdict = mine <= theirs ? 'ok' : 'OVER';
  return `${verdict.padEnd(5)} ${title}: ${formatKilobytes(mine)} kB of JavaScript executed, stock ${formatKilobytes(theirs)} kB (brotli)`;
}
