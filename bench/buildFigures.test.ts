import {
  compareSizes,
  findBuild,
  hasFrameworks,
  renderBuilds,
  renderBuildTable,
  summarizeBuilds,
  type MeasuredBuild,
} from './buildFigures.mts';

const createBuild = (values: Partial<MeasuredBuild>): MeasuredBuild => ({
  site: 'stock',
  added: 200,
  moment: 'cold',
  cpuSeconds: 20,
  seconds: 15,
  peak: 2e9,
  largest: 1.5e9,
  pages: 201,
  firstView: { html: 7000, js: 160_000, css: 12_000, fonts: 0 },
  ...values,
});

it('takes the medians of each case for itself', () => {
  const summary = summarizeBuilds([
    createBuild({ cpuSeconds: 20, peak: 3e9 }),
    createBuild({ site: 'ours', added: 0, cpuSeconds: 90 }),
    createBuild({ moment: 'warm', cpuSeconds: 8 }),
    createBuild({ cpuSeconds: 26, peak: 1e9 }),
    createBuild({ cpuSeconds: 21, peak: 2e9 }),
  ]);
  expect(
    summary.map(({ site, moment, cpuSeconds, peak, runs }) => ({
      site,
      moment,
      cpuSeconds,
      peak,
      runs,
    })),
  ).toEqual([
    { site: 'stock', moment: 'cold', cpuSeconds: 21, peak: 2e9, runs: 3 },
    { site: 'ours', moment: 'cold', cpuSeconds: 90, peak: 2e9, runs: 1 },
    { site: 'stock', moment: 'warm', cpuSeconds: 8, peak: 2e9, runs: 1 },
  ]);
  expect(
    findBuild(summary, { site: 'stock', added: 200, moment: 'warm' }),
  ).toMatchObject({ cpuSeconds: 8 });
  expect(
    findBuild(summary, { site: 'stock', added: 400, moment: 'cold' }),
  ).toBeNull();
});

it('says what each further page costs, to build and to look at others', () => {
  const builds = summarizeBuilds([
    createBuild({ added: 200, cpuSeconds: 20 }),
    createBuild({
      added: 1000,
      cpuSeconds: 100,
      firstView: { html: 7100, js: 220_000, css: 12_000, fonts: 0 },
    }),
  ]);
  expect(compareSizes(builds, 'stock', 200, 1000)).toEqual({
    cpuSecondsPerPage: 0.1,
    growth: 60_100,
    growthWithoutScripts: 100,
  });
  expect(compareSizes(builds, 'corpus', 200, 1000)).toBeNull();
});

it('the report of a build bench has a row for each case', () => {
  const rows = renderBuilds(summarizeBuilds([createBuild({})])).split('\n');
  expect(rows[1]?.split(/\s{2,}/)).toEqual([
    'stock, cold',
    '200',
    '201',
    '1',
    '20.0',
    '0.100',
    '15.0',
    '2.00',
    '1.50',
    '179.0',
  ]);
});

it('the Markdown report of a build bench has the same rows', () => {
  const [head, rule, row, ...rest] = renderBuildTable(
    summarizeBuilds([createBuild({ site: 'vitepress' })]),
  ).split('\n');
  expect(head).toMatch(/^\| build \| added \| html files \|/);
  expect(rule).toBe(head?.replace(/[^|]+/g, ' --- '));
  expect(row).toMatch(/^\| vitepress, cold \| 200 \| 201 \| 1 \| 20\.0 \|/);
  expect(rest).toEqual(['']);
});

it('tells whether other frameworks were built in the run', () => {
  const docusaurus = [createBuild({ site: 'ours' }), createBuild({})];
  expect(hasFrameworks(summarizeBuilds(docusaurus))).toBe(false);
  const all = [...docusaurus, createBuild({ site: 'starlight' })];
  expect(hasFrameworks(summarizeBuilds(all))).toBe(true);
});
