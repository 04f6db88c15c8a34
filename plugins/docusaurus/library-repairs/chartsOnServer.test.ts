/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { repair } from './repairs';

/** Mends modules as a build does. */
const MENDING: Plugin = {
  name: 'repairs',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]x-charts[\\/].*\.js$/ }, ({ path: file }) => ({
      contents: repair(file, readFileSync(file, 'utf8'), { isServer: true }),
      loader: 'js',
    }));
  },
};

const CHARTS = `
  import { createElement } from 'react';
  import { renderToString } from 'react-dom/server';
  import { BarChart, PieChart } from '@mui/x-charts';
  const slices = [{ id: 1, value: 2, label: 'Open' }, { id: 2, value: 3, label: 'Paid' }];
  export const bars = renderToString(createElement(BarChart, {
    height: 200,
    series: [{ data: [4, 2], label: 'New orders' }, { data: [1, 3], label: 'Returns' }],
    xAxis: [{ data: ['May', 'June'], scaleType: 'band' }],
  }));
  export const pie = renderToString(createElement(PieChart, {
    height: 200,
    series: [{ data: slices, arcLabel: 'label' }],
  }));
`;

interface Drawn {
  bars: string;
  pie: string;
}

async function drawCharts(plugins: Plugin[]): Promise<Drawn> {
  const { outputFiles } = await build({
    stdin: { contents: CHARTS, resolveDir: path.resolve(__dirname, '../../..') },
    bundle: true,
    write: false,
    platform: 'node',
    format: 'cjs',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins,
  });
  const module = { exports: {} as Drawn };
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- a bundle that was just made
  const run = new Function('module', 'require', outputFiles[0]!.text) as (
    ...values: unknown[]
  ) => void;
  run(module, require);
  return module.exports;
}

it('has nothing of a chart without a width as the package has it; if it has, the repair may go', async () => {
  const { bars } = await drawCharts([]);
  expect(bars).not.toContain('<svg');
});

it('has bars with their heights, and slices with their labels', async () => {
  const { bars, pie } = await drawCharts([MENDING]);
  expect(bars).toContain('viewBox="0 0 600 200"');
  const heights = [...bars.matchAll(/<rect [^>]*height:([\d.]+)px/g)].map(
    ([, height]) => Number(height),
  );
  expect(heights).toHaveLength(4);
  expect(heights[0]).toBeCloseTo(2 * heights[1]!);
  expect(pie.match(/<path d="M[^"]*A/g)).toHaveLength(2);
  expect(pie).toMatch(/opacity:1[^>]*>Paid</);
});

it('has a legend, whose labels do not cover each other', async () => {
  const { bars } = await drawCharts([MENDING]);
  const entries = bars.matchAll(
    /MuiChartsLegend-series" transform="translate\(([\d.]+) [^>]*>.*?<tspan[^>]*>([^<]+)</g,
  );
  const [first, second, ...others] = [...entries].map(([, x, label]) => ({
    x: Number(x),
    label,
  }));
  expect([first?.label, second?.label, others]).toEqual([
    'New orders',
    'Returns',
    [],
  ]);
  // A mark of 20 px, ten letters of 16 px and the gaps of the package.
  expect(second!.x - first!.x).toBeGreaterThan(20 + 10 * 8);
});
