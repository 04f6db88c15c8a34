import type { Repair } from './Repair';
import { toGridModule } from './toGridModule';

/** Rows that a grid shows before it is measured, beside those of its buffer. */
const ROWS = 7;

/** Width in pixels that columns share before a grid is measured: that of running text. */
const WIDTH = 760;

/** Columns that are drawn at most: more than fit, where a grid may have a thousand. */
const COLUMNS = 20;

const FIRST_COLUMNS = `firstColumnIndex: 0, lastColumnIndex: Math.min(${COLUMNS}, visibleColumns.length)`;

/**
 * Lets the grid draw its first rows where nothing can be measured. It draws nothing at all in
 * a build, so its demos were empty until scripts had run.
 */
export const GRID_ON_SERVER: readonly Repair[] = [
  {
    modules: toGridModule('GridRoot'),
    line: 'React.useState(false)',
    mended: 'React.useState(true)',
  },
  {
    modules: toGridModule('GridBody'),
    line: '!!apiRef.current.getRootDimensions()',
    mended: 'true',
  },
  {
    modules: toGridModule('useGridVirtualScroller'),
    line: '[renderContext, setRenderContextState] = React.useState(null)',
    mended: `[renderContext, setRenderContextState] = React.useState({ firstRowIndex: 0, lastRowIndex: Math.min(${ROWS}, currentPage.rows.length), ${FIRST_COLUMNS} })`,
  },
  {
    modules: toGridModule('useGridVirtualScroller'),
    line: 'width: null,',
    mended: `width: ${WIDTH},`,
  },
  {
    // It cannot be scrolled to where no rows are.
    modules: toGridModule('useGridVirtualScroller'),
    line: 'Math.max(rowsMeta.currentPageTotalHeight, 1)',
    mended: `Math.max(rowsMeta.positions[${ROWS} + rootProps.rowBuffer] ?? rowsMeta.currentPageTotalHeight, 1)`,
  },
  {
    modules: toGridModule('useGridColumnHeaders'),
    line: '[renderContext, setRenderContextRaw] = React.useState(null)',
    mended: `[renderContext, setRenderContextRaw] = React.useState({ firstRowIndex: 0, lastRowIndex: 0, ${FIRST_COLUMNS} })`,
  },
  {
    // Heights of rows are known by their props; effects do not run in a build.
    modules: toGridModule('useGridRowsMeta'),
    line: 'React.useEffect(() => {\n    hydrateRowsMeta();',
    mended: 'React.useState(() => {\n    hydrateRowsMeta();',
  },
  {
    modules: toGridModule('gridColumnsUtils'),
    line: '(rawState, viewportInnerWidth) => {',
    mended: `(rawState, measured) => {\n  const viewportInnerWidth = measured || ${WIDTH};`,
  },
].map((repair) => ({ library: '@mui/x-data-grid', isServerOnly: true, ...repair }));
