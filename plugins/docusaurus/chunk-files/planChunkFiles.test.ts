import {
  planChunkFiles,
  type ChunkGroupNode,
  type ChunkNode,
} from './planChunkFiles';

const chunk = (id: string, groups = 1, hasScript = true): ChunkNode => ({
  id,
  groups,
  hasScript,
});

const group = (
  chunks: ChunkNode[],
  children: ChunkNode[][] = [],
  isEntry = false,
): ChunkGroupNode => ({
  isEntry,
  chunks,
  children: children.map((each) => group(each)),
});

const MAIN = chunk('1');
const SHARED = chunk('5', 4);

const plan = (...groups: ChunkGroupNode[]) =>
  Object.fromEntries(planChunkFiles(groups, '1'));

it('writes the files of a group into the chunk that is its parent’s own', () => {
  const page = chunk('7');
  expect(
    plan(
      group([MAIN], [[page, SHARED]], true),
      group([SHARED, page], [[chunk('20'), chunk('3')]]),
    ),
  ).toEqual({ 1: ['5', '7'], 7: ['3', '20'] });
});

it('lists a chunk wherever it is loaded from', () => {
  const [left, right, demo] = [chunk('7'), chunk('8'), chunk('9', 2)];
  expect(
    plan(
      group([MAIN], [[left], [right]], true),
      group([left], [[demo]]),
      group([right], [[demo]]),
    ),
  ).toEqual({ 1: ['7', '8'], 7: ['9'], 8: ['9'] });
});

it('does not repeat what every page knows, whatever comes first', () => {
  const page = chunk('7');
  expect(
    plan(group([page], [[SHARED]]), group([MAIN], [[page], [SHARED]], true)),
  ).toEqual({ 1: ['5', '7'], 7: [] });
});

it('writes what leads in a circle into the entry', () => {
  const [a, b, c] = [chunk('7'), chunk('8'), chunk('9')];
  const lists = plan(
    group([MAIN], [[a]], true),
    group([a], [[b]]),
    group([b], [[c]]),
    group([c], [[b], [c]]),
  );
  expect(lists).toEqual({ 1: ['7', '8', '9'], 7: [], 8: [] });
});

it('chunks of styles alone are not listed', () => {
  expect(plan(group([MAIN], [[chunk('7'), chunk('6', 1, false)]], true))).toEqual({
    1: ['7'],
  });
});
