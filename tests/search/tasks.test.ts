import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createIndex } from '../../plugins/publish/search-index/buildIndex';
import { collectSourceEntries } from './collectSourceEntries';
import { openEngine } from './measureGolden';
import {
  findLostTargets,
  groupByPage,
  measureTasks,
  parseTaskQueries,
  renderTasks,
  summariseTasks,
  type TaskOutcome,
} from './measureTasks';

const SITE_DIR = path.resolve(__dirname, '../..');

/** Shares of tasks with a right section among the first results: of all, and of one page. */
const SHARE_OF_ALL = 0.9;
const SHARE_OF_PAGE = 0.8;

/** Pages with fewer tasks count together: a single miss would exceed their limit. */
const PAGE_TASKS_MIN = 5;

const tasks = parseTaskQueries(
  readFileSync(path.join(__dirname, 'tasks.tsv'), 'utf8'),
).filter(({ targets }) => targets.length > 0);

const toShare = (outcomes: readonly TaskOutcome[]) => {
  const { found, aimed } = summariseTasks(outcomes);
  return found / aimed;
};

let outcomes: TaskOutcome[];
let hrefs: ReadonlySet<string>;

beforeAll(async () => {
  const entries = await collectSourceEntries(SITE_DIR);
  hrefs = new Set(entries.map(({ href }) => href));
  outcomes = measureTasks(tasks, openEngine(createIndex(entries)));
  process.stdout.write(`${renderTasks(outcomes, true)}\n`);
}, 120_000);

it('the tasks are aimed at sections that exist', () => {
  expect(findLostTargets(tasks, hrefs)).toEqual([]);
});

it('find a right section among the first results', () => {
  expect(outcomes.length).toBeGreaterThan(100);
  expect(toShare(outcomes)).toBeGreaterThanOrEqual(SHARE_OF_ALL);
});

it('the tasks find their section on every page', () => {
  const weak = [...groupByPage(outcomes)]
    .filter(([, own]) => own.length >= PAGE_TASKS_MIN)
    .map(([page, own]) => ({ page, share: toShare(own) }))
    .filter(({ share }) => share < SHARE_OF_PAGE);
  expect(weak).toEqual([]);
});
