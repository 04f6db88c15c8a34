import {
  findChartFaults,
  type ChartDemo,
  type DrawnChart,
  type SpokenNode,
} from './chartFaults';

const speak = (
  role: string,
  name: string,
  children: SpokenNode[] = [],
  description = '',
): SpokenNode => ({ role, name, description, children });

const ORDERS = speak('image', 'Orders per day: Mon 34, Tue 41');

const draw = (chart: Partial<DrawnChart> = {}): DrawnChart => ({
  graphics: [ORDERS],
  parts: [],
  swallowed: [],
  values: [34, 41],
  ...chart,
});

const show = (
  charts: DrawnChart[],
  tree: SpokenNode[] = charts.flatMap(({ graphics }) => graphics),
): ChartDemo => ({ id: '/charts/ Orders', charts, tree });

describe('findChartFaults', () => {
  it('finds none where a name has all numbers', () => {
    expect(findChartFaults(show([draw()]))).toEqual([]);
  });

  it.each<[string, SpokenNode[]]>([
    ['a description', [speak('image', 'Orders per day', [], 'Mon 34, Tue 41')]],
    [
      'a table',
      [
        speak('image', 'Orders per day'),
        speak('table', 'Orders', [speak('cell', '34'), speak('cell', '41')]),
      ],
    ],
    [
      'a list',
      [
        speak('image', 'Orders per day'),
        speak('list', '', [
          speak('StaticText', 'Mon: 34'),
          speak('StaticText', '41'),
        ]),
      ],
    ],
  ])('finds none where %s has them', (_place, tree) => {
    const graphics = tree.slice(0, 1);
    expect(findChartFaults(show([draw({ graphics })], tree))).toEqual([]);
  });

  it('names the numbers that nothing says', () => {
    expect(findChartFaults(show([draw({ values: [34, 41, 52] })]))).toEqual([
      '/charts/ Orders: no name, description, list or table has 52',
    ]);
  });

  it('reads signs as words, thousands and fractions', () => {
    const graphics = [speak('image', 'Profit and loss: 1,200, minus 8, 2.5')];
    const chart = draw({ graphics, values: [1200, -8, 2.5] });
    expect(findChartFaults(show([chart]))).toEqual([]);
  });

  it('does not take a list of numbers for thousands', () => {
    const graphics = [speak('image', 'Orders per day: 34,41')];
    expect(findChartFaults(show([draw({ graphics })]))).toEqual([]);
  });

  it.each<[string, Partial<DrawnChart>, string[]]>([
    [
      'is hidden',
      { graphics: [], values: [] },
      ['/charts/ Orders: no graphic stands for it'],
    ],
    [
      'has no name',
      { graphics: [speak('image', '')], values: [] },
      ['/charts/ Orders: its graphic has no name'],
    ],
    [
      'has numbers for a name',
      { graphics: [speak('image', '34, 41')] },
      ['/charts/ Orders: its name does not say what it shows: 34, 41'],
    ],
    [
      'has a word for a name',
      { graphics: [speak('image', 'Chart: 34, 41')] },
      ['/charts/ Orders: its name does not say what it shows: Chart: 34, 41'],
    ],
    [
      'is a graphic in a graphic',
      { graphics: [ORDERS, speak('image', 'Bars')] },
      ['/charts/ Orders: it is a graphic a second time: Bars'],
    ],
    [
      'has ticks that are read',
      { parts: [speak('StaticText', '20'), speak('generic', '')] },
      ['/charts/ Orders: a part of its drawing is read: StaticText 20'],
    ],
    [
      'has a caption that nobody hears',
      { swallowed: ['Orders per day', 'in May'] },
      ['/charts/ Orders: its graphic hides text that can be seen: in May'],
    ],
  ])('tells that a chart %s', (_fault, chart, faults) => {
    expect(findChartFaults(show([draw(chart)]))).toEqual(faults);
  });

  it('tells that a name is too long to be spoken at one go', () => {
    const graphics = [speak('image', `Orders 34, 41${' and more'.repeat(18)}`)];
    expect(findChartFaults(show([draw({ graphics })]))).toEqual([
      expect.stringContaining('its name has 175 letters, more than 150'),
    ]);
  });

  it('wants a graphic for each chart, and says which one has none', () => {
    expect(findChartFaults(show([draw(), draw()]))).toEqual([
      '/charts/ Orders, chart 2: it shares its graphic with another chart',
    ]);
    const second = draw({ graphics: [speak('image', 'Orders of May: 34, 41')] });
    expect(findChartFaults(show([draw(), second]))).toEqual([]);
  });

  it('asks nothing of a demo without charts', () => {
    expect(findChartFaults(show([], [speak('button', 'Load orders')]))).toEqual([]);
  });
});
