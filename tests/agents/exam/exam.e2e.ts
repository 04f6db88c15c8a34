/** The exam of the pack: what a solution needs is found by the tools within three calls. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDemoUses } from '../../../plugins/content/api-reference/pages/readDemoUses';
import type {
  PackEntry,
  PackIndexEntry,
} from '../../../plugins/publish/agent-pack/types';
import { getLimit } from '../../limits/limits';
import { startPackServer, type RunningServer } from '../startPackServer';
import { TASKS, type Passage } from './tasks';

/** Calls of tools for a task: one that finds, and two that read. */
const CALLS_MAX = 3;

let server: RunningServer;

beforeAll(async () => {
  server = await startPackServer();
}, getLimit('launch'));

afterAll(() => server.stop());

/** Reads a section until it has said what is needed. @returns how many calls that took */
async function readPassage({ href, says }: Passage): Promise<number> {
  let missing = says;
  let from: number | undefined;
  for (let calls = 1; ; calls += 1) {
    const { text, isError } = await server.ask('section', { page: href, from });
    if (isError) throw new Error(text);
    missing = missing.filter((word) => !text.includes(word));
    if (missing.length === 0) return calls;
    const [, next] = /go on with "from": (\d+)\]$/.exec(text) ?? [];
    if (next === undefined) {
      throw new Error(`${href} does not say ${missing.join(', ')}.`);
    }
    from = Number(next);
  }
}

const readSource = (solution: string) =>
  readFileSync(path.join(__dirname, 'solutions', `${solution}.tsx`), 'utf8');

/** Attributes of HTML, and props of the transition inside: a component passes them on. */
const PASSED_ON =
  /^(?:aria-|data-)|^(?:autoComplete|autoFocus|className|colSpan|component|defaultValue|href|id|name|onClick|required|role|type|unmountOnExit|value)$/;

/** What React itself takes. */
const OF_REACT = new Set(['children', 'key', 'ref']);

/** Props that a solution sets and the API of the pack does not have. */
function listUnknownProps(solution: string): string[] {
  const read = <T>(file: string) =>
    JSON.parse(readFileSync(path.join(server.folder, file), 'utf8')) as T;
  const index = read<PackIndexEntry[]>('api/index.json');
  return [...readDemoUses(readSource(solution))].flatMap(([key, props]) => {
    const found = index.find((entry) => `${entry.package}#${entry.name}` === key);
    // Icons, adapters of date libraries.
    if (!found) return [];
    const entry = read<PackEntry>(found.file);
    const known = new Set([
      ...(entry.props ?? []).map(({ name }) => name),
      ...(entry.inherits?.props ?? []),
    ]);
    return [...props]
      .filter(
        (prop) =>
          !known.has(prop) &&
          !OF_REACT.has(prop) &&
          !(entry.isSpread && PASSED_ON.test(prop)),
      )
      .map((prop) => `${found.name} has no ${prop}`);
  });
}

it('has thirty tasks, each with a solution of its own', () => {
  expect(TASKS).toHaveLength(30);
  expect(new Set(TASKS.map(({ task }) => task)).size).toBe(30);
  expect(new Set(TASKS.map(({ solution }) => solution)).size).toBe(30);
});

it.each(TASKS)(
  'finds in three calls: $task',
  async ({ task, product, solution, passages }) => {
    const found = await server.ask('search', { query: task, product });
    expect(found.isError).toBe(false);
    let calls = 1;
    for (const passage of passages) {
      // A passage that the search has not named could not be known.
      expect(found.text).toContain(`: ${passage.href}\n`);
      calls += await readPassage(passage);
    }
    expect(calls).toBeLessThanOrEqual(CALLS_MAX);
    const source = readSource(solution);
    const unused = passages
      .flatMap(({ says }) => says)
      .filter((word) => !source.includes(word));
    expect(unused).toEqual([]);
  },
);

it.each(TASKS)('is solved with props that the pack knows: $task', ({ solution }) => {
  expect(readDemoUses(readSource(solution)).size).toBeGreaterThan(0);
  expect(listUnknownProps(solution)).toEqual([]);
});
