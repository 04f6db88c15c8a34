/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { DataGridProps, GridLocaleText } from '@mui/x-data-grid';
import { repair } from './repairs';

const MODULES = [
  'components/containers/GridRoot',
  'components/base/GridBody',
  'hooks/features/virtualization/useGridVirtualScroller',
  'hooks/features/columnHeaders/useGridColumnHeaders',
  'hooks/features/rows/useGridRowsMeta',
  'hooks/features/columns/gridColumnsUtils',
  'colDef/gridNumericColDef',
  'colDef/gridDateColDef',
  'components/GridRowCount',
  'constants/localeTextConstants',
];

const FILES = MODULES.map((name) =>
  path.join(path.dirname(require.resolve('@mui/x-data-grid')), `${name}.js`),
);

/** Loads a module of the grid as a build has it. */
function loadRepaired(file: string): unknown {
  const source = repair(file, readFileSync(file, 'utf8'), { isServer: true });
  const module = { exports: {} };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- numbers and days of `vm` are others than those of the tests
  const run = new Function('module', 'exports', 'require', source) as (
    ...values: unknown[]
  ) => void;
  run(module, module.exports, createRequire(file));
  return module.exports;
}

const PROPS: DataGridProps = {
  rows: Array.from({ length: 100 }, (_, id) => ({ id, port: `Port ${id}` })),
  columns: [
    { field: 'id', width: 60 },
    { field: 'port', flex: 1 },
  ],
};

/** @param isMended whether as in a build, or as the package has it */
function drawGrid(isMended: boolean, props: DataGridProps = PROPS): string {
  let html = '';
  jest.isolateModules(() => {
    for (const file of isMended ? FILES : []) {
      jest.doMock(file, () => loadRepaired(file));
    }
    const { createElement } = jest.requireActual<typeof import('react')>('react');
    const { renderToString } =
      jest.requireActual<typeof import('react-dom/server')>('react-dom/server');
    const { DataGrid } =
      jest.requireActual<typeof import('@mui/x-data-grid')>('@mui/x-data-grid');
    html = renderToString(createElement(DataGrid, props));
  });
  FILES.forEach((file) => jest.dontMock(file));
  return html;
}

const listPorts = (html: string) =>
  [...html.matchAll(/>(Port \d+)</g)].map(([, port]) => port);

type Localize = (language?: string, options?: object) => string;

/** Lets calls that name no language write German, as on a machine that speaks it. */
function speakGerman(prototype: object, method: string): void {
  const methods = prototype as Record<string, Localize>;
  const original = methods[method] as Localize;
  jest.spyOn(methods, method).mockImplementation(function (
    this: unknown,
    language = 'de-DE',
    options,
  ) {
    return original.call(this, language, options);
  });
}

describe('a grid in a build', () => {
  beforeEach(() => {
    // React's development build warns of layout effects, which do nothing on a server.
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });

  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is empty as the package has it; if it is not, the repair may go', () => {
    expect(listPorts(drawGrid(false))).toEqual([]);
  });

  it('has its columns and its first rows, and is as high as these', () => {
    const html = drawGrid(true);
    expect(listPorts(html)).toEqual(
      Array.from({ length: 10 }, (_, id) => `Port ${id}`),
    );
    expect(html.match(/role="columnheader"/g)).toHaveLength(2);
    // Ten rows of 52 pixels; the second column has what the first leaves of 760.
    expect(html).toContain('height:520px');
    expect(html).toContain('max-width:700px');
  });

  it('has all rows where there are few, or few on its page', () => {
    const rows = PROPS.rows.slice(0, 3);
    expect(listPorts(drawGrid(true, { ...PROPS, rows }))).toHaveLength(3);
    const paginationModel = { page: 2, pageSize: 5 };
    expect(
      listPorts(drawGrid(true, { ...PROPS, paginationModel, pageSizeOptions: [5] })),
    ).toEqual(['Port 10', 'Port 11', 'Port 12', 'Port 13', 'Port 14']);
  });

  it('has the first of many columns', () => {
    const columns = Array.from({ length: 300 }, (_, index) => ({
      field: `depth${index}`,
    }));
    const html = drawGrid(true, { rows: [{ id: 1 }], columns });
    expect(html.match(/role="columnheader"/g)!.length).toBeLessThan(30);
  });

  it('writes numbers and days in English, whatever the machine speaks', () => {
    speakGerman(Number.prototype, 'toLocaleString');
    speakGerman(Date.prototype, 'toLocaleDateString');
    const props: DataGridProps = {
      rows: [{ id: 1, tons: 1954, sailed: new Date(2024, 0, 31) }],
      columns: [
        { field: 'tons', type: 'number' },
        { field: 'sailed', type: 'date' },
      ],
    };
    const listCells = (html: string) =>
      [...html.matchAll(/cellContent"[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(listCells(drawGrid(true, props))).toEqual(['1,954', '1/31/2024']);
  });

  it('counts its rows in English, whatever the machine speaks', () => {
    speakGerman(Number.prototype, 'toLocaleString');
    const file = FILES.find((name) => name.endsWith('localeTextConstants.js'));
    const { GRID_DEFAULT_LOCALE_TEXT: texts } = loadRepaired(file as string) as {
      GRID_DEFAULT_LOCALE_TEXT: GridLocaleText;
    };
    expect(texts.footerTotalVisibleRows(1954, 12_345)).toBe('1,954 of 12,345');
    expect(texts.footerRowSelected(1954)).toBe('1,954 rows selected');
  });
});
