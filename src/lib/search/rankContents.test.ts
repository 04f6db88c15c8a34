import { rankContents } from './rankContents';

/** A page, 0, and its sections, 1 and 2; another page, 3, and its section, 4. */
const PAGES = new Map([
  [0, 0],
  [1, 0],
  [2, 0],
  [3, 3],
  [4, 3],
]);

const rank = (
  entries: Record<number, number[]>,
  weights: number[],
  measurePhrase: (id: number) => number = () => 0,
) => {
  const hits = rankContents(
    { first: 10, pages: PAGES, listWords: (id) => [String(id)], measurePhrase },
    {
      entries: new Map(
        Object.entries(entries).map(([id, own]) => [Number(id) + 10, own]),
      ),
      weights,
    },
  );
  return [...hits].sort((a, b) => b.points - a.points);
};

const listIds = (...given: Parameters<typeof rank>) =>
  rank(...given).map(({ id }) => id);

it('puts the section that has more of the words first', () => {
  expect(listIds({ 1: [0.5, 0, 0], 4: [0.5, 0.5, 0] }, [0.5, 0.5, 0.5])[0]).toBe(4);
});

it('takes a rare word for more than a frequent one', () => {
  expect(listIds({ 1: [0.5, 0, 0], 4: [0, 0.5, 0] }, [0.2, 0.8, 0.2])[0]).toBe(4);
});

it('counts what the title of the page has for its sections', () => {
  const ids = listIds(
    { 0: [1, 0, 0], 1: [0, 0.5, 0], 4: [0, 0.6, 0] },
    [0.3, 0.5, 0.5],
  );
  expect(ids[0]).toBe(1);
});

it('puts a task before its page, and a page that is named in few words before all', () => {
  expect(listIds({ 0: [1, 0, 0], 1: [0, 1, 0.5] }, [0.5, 0.5, 0.5])).toEqual([1, 0]);
  expect(listIds({ 0: [1, 0], 1: [0, 1] }, [0.5, 0.5])).toEqual([0, 1]);
});

it('finds a page by words that stand in different sections', () => {
  const hits = rank({ 1: [0.5, 0, 0], 2: [0, 0.5, 0] }, [0.5, 0.5, 0.5]);
  expect(hits.map(({ id }) => id)).toContain(0);
});

it('says whether a section has more than the title of its page', () => {
  const [section] = rank({ 0: [1, 0, 0], 1: [1, 0.5, 0] }, [0.5, 0.5, 0.5]);
  const hits = rank({ 0: [1, 0, 0], 1: [1, 0, 0] }, [0.5, 0.5, 0.5]);
  expect(section).toMatchObject({ id: 1, saysMore: true });
  expect(hits.find(({ id }) => id === 1)?.saysMore).toBe(false);
});

it('prefers a name that has the words as they were typed', () => {
  const entries = { 1: [1, 1, 0], 4: [1, 1, 0] };
  const weights = [0.5, 0.5, 0.5];
  expect(listIds(entries, weights, (id) => Number(id === 4))[0]).toBe(4);
  expect(listIds(entries, weights, (id) => Number(id === 1))[0]).toBe(1);
});
