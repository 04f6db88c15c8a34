import type { Figure, Goal, SavedResults } from './goals.mts';

const MISSING = 'NOT MEASURED';

/** Whether a figure is within its limit; null where it was not measured. */
export function meetsGoal({ ours, limit, isLeast = false }: Figure): boolean | null {
  if (ours === null) {
    return null;
  }
  return isLeast ? ours >= limit : ours <= limit;
}

/** Names stand before figures where there are several. */
function renderSide(figures: readonly Figure[], side: 'ours' | 'stock'): string {
  const there = figures.filter((figure) => figure[side] !== undefined);
  if (there.length === 0) {
    return '–';
  }
  if (there.every((figure) => figure[side] === null)) {
    return MISSING;
  }
  return there
    .map(({ name, notes = {}, digits = 0, ...sides }) => {
      const value = sides[side];
      const text = value == null ? MISSING : value.toFixed(digits);
      const note = value == null ? undefined : notes[side];
      return [
        ...(figures.length === 1 ? [] : [name]),
        text,
        ...(note === undefined ? [] : [`(${note})`]),
      ].join(' ');
    })
    .join('; ');
}

function renderVerdict(figures: readonly Figure[]): string {
  const verdicts = figures.map(meetsGoal);
  if (verdicts.includes(false)) {
    return 'no';
  }
  if (verdicts.every((verdict) => verdict === null)) {
    return '–';
  }
  return verdicts.includes(null) ? 'as far as measured' : 'yes';
}

/**
 * Renders the table of goals in Markdown, with our figures and those of stock Docusaurus.
 *
 * @param sources a line each: what the figures were taken from
 */
export function renderGoals(
  goals: readonly Goal[],
  results: SavedResults,
  sources: readonly string[],
): string {
  const rows = goals.map(({ what, goal, figures }) => {
    const read = figures(results);
    const cells = [
      what,
      renderSide(read, 'ours'),
      renderSide(read, 'stock'),
      goal,
      renderVerdict(read),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [
    '# Performance',
    '',
    'Written by `npm run bench:table`. kB are brotli (1000 bytes); times are medians.',
    '',
    'Stock Docusaurus has the text of the pages it is compared with, without demos, beside a made-up corpus.',
    '',
    ...sources.map((source) => `- ${source}`),
    '',
    '| what | ours | stock | goal | holds |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
