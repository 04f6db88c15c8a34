/** The page that `bench/grid.mts` runs: grids of the three editions, with their timings. */
import { createElement, type ComponentType, type MutableRefObject } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import {
  DataGrid,
  useGridApiRef,
  type DataGridProps,
  type GridApi,
  type GridColDef,
} from '@mui/x-data-grid';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import type { Edition, GridMeasurement, GridSize } from './figures.mts';

declare global {
  interface Window {
    gridBench: {
      measure(edition: Edition, size: GridSize): Promise<GridMeasurement>;
      /** Puts a grid on the page, for its memory. */
      open(edition: Edition, size: GridSize): Promise<void>;
    };
  }
}

const GRIDS = {
  community: DataGrid,
  pro: DataGridPro,
  premium: DataGridPremium,
} as unknown as Record<Edition, ComponentType<DataGridProps>>;

const STEPS = 60;
const STEP_PIXELS = 240;

const waitForFrame = () => new Promise<number>(requestAnimationFrame);

/** Until what was done has been painted. */
async function waitForPaint(): Promise<void> {
  await waitForFrame();
  await waitForFrame();
}

async function takeTime(work: () => void): Promise<number> {
  const start = performance.now();
  work();
  await waitForPaint();
  return performance.now() - start;
}

function createData({ rows, columns }: GridSize) {
  const columnDefs: GridColDef[] = Array.from({ length: columns }, (_, index) => ({
    field: `field${index}`,
    headerName: `Field ${index}`,
    type: index % 2 === 0 ? 'string' : 'number',
    width: 120,
  }));
  return {
    columns: columnDefs,
    rows: Array.from({ length: rows }, (_, id) => {
      const row: Record<string, unknown> = { id };
      for (let index = 0; index < columns; index += 1) {
        const value = (id * 7919 + index * 104_729) % 10_007;
        row[`field${index}`] = index % 2 === 0 ? `Item ${value}` : value;
      }
      return row;
    }),
  };
}

function openGrid(edition: Edition, size: GridSize) {
  const place = document.createElement('div');
  place.style.cssText = 'width: 1200px; height: 640px';
  document.body.append(place);
  const root = createRoot(place);
  const data = createData(size);
  let api: MutableRefObject<GridApi> | undefined;
  function Grid() {
    api = useGridApiRef();
    return createElement(GRIDS[edition], { apiRef: api, ...data });
  }
  return {
    place,
    show: () => flushSync(() => root.render(createElement(Grid))),
    getApi: () => api!.current,
    close() {
      root.unmount();
      place.remove();
    },
  };
}

async function scrollThrough(place: HTMLElement): Promise<number[]> {
  const scroller = place.querySelector('.MuiDataGrid-virtualScroller')!;
  const frames: number[] = [];
  let last = await waitForFrame();
  for (let step = 1; step <= STEPS; step += 1) {
    scroller.scrollTop = step * STEP_PIXELS;
    const now = await waitForFrame();
    frames.push(now - last);
    last = now;
  }
  return frames.sort((one, other) => one - other);
}

window.gridBench = {
  async measure(edition, size) {
    const grid = openGrid(edition, size);
    const mount = await takeTime(grid.show);
    const frames = await scrollThrough(grid.place);
    const sort = await takeTime(() =>
      grid.getApi().setSortModel([{ field: 'field0', sort: 'desc' }]),
    );
    const filter = await takeTime(() =>
      grid.getApi().setFilterModel({
        items: [{ field: 'field0', operator: 'contains', value: '99' }],
      }),
    );
    grid.close();
    return { mount, frame: frames[Math.floor(frames.length * 0.95)]!, sort, filter };
  },
  async open(edition, size) {
    openGrid(edition, size).show();
    await waitForPaint();
  },
};
