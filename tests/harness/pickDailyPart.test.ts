import { pickDailyPart } from './pickDailyPart';

const LETTERS = ['a', 'b', 'c', 'd', 'e'];

it('takes another part each day, until all had their turn', () => {
  const days = ['2026-11-28', '2026-11-29', '2026-11-30'].map((day) =>
    pickDailyPart(LETTERS, 3, day),
  );
  expect(days.flat().sort()).toEqual(LETTERS);
  expect(pickDailyPart(LETTERS, 3, '2026-12-01')).toEqual(days[0]);
});

it('the sweep picks all parts', () => {
  globalThis.EVERY_PAGE = true;
  try {
    expect(pickDailyPart(LETTERS, 3)).toEqual(LETTERS);
  } finally {
    globalThis.EVERY_PAGE = undefined;
  }
});
