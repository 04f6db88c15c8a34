import { createIndexFiles } from '../../src/lib/search/searchIndex';
import { openEngine } from './measureGolden';
import {
  findLostTargets,
  measureTasks,
  parseTaskQueries,
  renderTasks,
  summariseTasks,
} from './measureTasks';

const PAGE = '/joy-ui/react-tabs/';

const engine = openEngine(
  createIndexFiles([
    [
      'joy-ui',
      [
        { kind: 'page', name: 'Tabs', href: PAGE },
        {
          kind: 'section',
          name: 'Vertical tabs',
          owner: 'Tabs',
          href: `${PAGE}#vertical`,
        },
      ],
    ],
  ]),
);

const TASKS = parseTaskQueries(
  [
    '# Tasks',
    `vertical tabs\t-\t${PAGE}#vertical ${PAGE}#left\ttabs beside the panels`,
    `tabs with chips\tjoy-ui\t${PAGE}#chips`,
    `tabs left\t-\t?${PAGE}\tnobody has aimed`,
    '',
  ].join('\n'),
);

it('says which tasks find one of their sections, page by page', () => {
  const outcomes = measureTasks(TASKS, engine);
  expect(outcomes.map(({ line, place }) => [line, place])).toEqual([
    [2, expect.any(Number)],
    [3, null],
    [4, null],
  ]);
  expect(summariseTasks(outcomes)).toEqual({ aimed: 2, found: 1, open: 1 });
  const report = renderTasks(outcomes, true);
  expect(report).toContain(`50 %  1 of 2, 1 not aimed         ${PAGE}`);
  expect(report).toContain(`not shown ${PAGE}#chips`);
  expect(report).not.toContain('vertical tabs');
});

it('the tasks with missing target sections are listed', () => {
  expect(findLostTargets(TASKS, new Set([`${PAGE}#vertical`, PAGE]))).toEqual([
    `tasks.tsv:2: "vertical tabs" leads to ${PAGE}#left, which is not there`,
    `tasks.tsv:3: "tabs with chips" leads to ${PAGE}#chips, which is not there`,
  ]);
});

it.each([
  ['tabs\t-', 'tasks.tsv:1: expected query, product, sections'],
  ['tabs\t-\t?', 'tasks.tsv:1: expected'],
  ['tabs\t-\t/a/#b  /a/#c', 'tasks.tsv:1: expected'],
  ['tabs\tui\t/a/#b', 'tasks.tsv:1: unknown product "ui"'],
])('refuses %j', (text, message) => {
  expect(() => parseTaskQueries(text)).toThrow(message);
});
