export const EDITIONS = ['community', 'pro', 'premium'] as const;

export type Edition = (typeof EDITIONS)[number];

export interface GridSize {
  rows: number;
  columns: number;
}

/** Milliseconds, medians of several measurements. */
export interface GridMeasurement {
  /** From the first render to the frame that shows rows. */
  mount: number;
  /** 95 of 100 frames while it is scrolled take no longer. */
  frame: number;
  /** From `setSortModel` to the frame that shows it. */
  sort: number;
  /** From `setFilterModel` to the frame that shows it. */
  filter: number;
}

export interface GridFigures extends GridMeasurement, GridSize {
  edition: Edition;
  /** Growth of the heap while the grid with its rows is mounted, in MB. */
  memory: number;
}

/** Sizes that are measured: more rows, and many columns. */
export const SIZES: readonly GridSize[] = [
  { rows: 1000, columns: 10 },
  { rows: 10_000, columns: 10 },
  { rows: 100_000, columns: 10 },
  { rows: 1000, columns: 1000 },
];

/** Times are in milliseconds; with their unit in the head, tables would not fit a page. */
const HEAD = [
  'Grid',
  'Rows × columns',
  'First rows',
  'Scroll frame',
  'Sort',
  'Filter',
  'Heap (MB)',
];

const NAMES: Readonly<Record<Edition, string>> = {
  community: 'DataGrid',
  pro: 'DataGridPro',
  premium: 'DataGridPremium',
};

/** In MB: what the scripts of a page leave behind differs by as much. */
const LEAST_MEMORY = 5;

const count = new Intl.NumberFormat('en-GB');

/** The figures as rows of text, the head first. */
export function listFigures(figures: readonly GridFigures[]): string[][] {
  return [
    HEAD,
    ...figures.map(({ edition, rows, columns, ...figure }) => [
      NAMES[edition],
      `${count.format(rows)} × ${count.format(columns)}`,
      ...[figure.mount, figure.frame, figure.sort, figure.filter].map((value) =>
        count.format(Math.round(value)),
      ),
      figure.memory < LEAST_MEMORY
        ? `under ${LEAST_MEMORY}`
        : count.format(Math.round(figure.memory)),
    ]),
  ];
}

/** The figures as tables of a page, one for each size: short rows fit a phone. */
export function renderFigureTables(figures: readonly GridFigures[]): string {
  return SIZES.map(({ rows, columns }) => {
    const found = figures.filter(
      (one) => one.rows === rows && one.columns === columns,
    );
    const [head = [], ...lines] = listFigures(found).map((cells) =>
      cells.filter((_, index) => index !== 1),
    );
    return [
      `**${count.format(rows)} rows, ${count.format(columns)} columns:**`,
      '',
      `| ${head.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(head.length - 1)}`,
      ...lines.map(([name, ...cells]) => `| \`${name}\` | ${cells.join(' | ')} |`),
    ].join('\n');
  }).join('\n\n');
}
