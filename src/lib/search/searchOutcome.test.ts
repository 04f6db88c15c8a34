import type { SearchProgress } from './searchMessages';
import { findOutcome, missesTexts } from './searchOutcome';

const DONE: SearchProgress = {
  loaded: ['joy-ui', 'system'],
  failed: [],
  failedTexts: [],
  pending: 0,
  pendingTexts: 0,
};

const REQUEST = { query: 'x', current: null, scopes: [], kinds: [] };

const answerWith = (total: number) => ({
  request: REQUEST,
  answer: { groups: [], total, exact: total },
});

it.each([
  ['before anything is known', null, 'loading'],
  ['while names come', { ...DONE, pending: 1 }, 'loading'],
  [
    'while names and texts come',
    { ...DONE, pending: 1, pendingTexts: 1 },
    'loading',
  ],
  ['while texts come', { ...DONE, pendingTexts: 2 }, 'loading'],
  ['when all was looked through', DONE, 'nothing'],
  ['without some names', { ...DONE, failed: ['icons' as const] }, 'unsure'],
  ['without some texts', { ...DONE, failedTexts: ['system' as const] }, 'unsure'],
  ['without the index, which is said elsewhere', { ...DONE, loaded: [] }, null],
])('of no results %s', (_when, progress, outcome) => {
  expect(findOutcome(progress, answerWith(0))).toBe(outcome);
});

it('is nothing to speak of where there are results, or no answer yet', () => {
  expect(findOutcome({ ...DONE, pendingTexts: 1 }, answerWith(1))).toBeNull();
  expect(findOutcome(DONE, null)).toBeNull();
  expect(findOutcome({ ...DONE, pending: 1 }, null)).toBe('loading');
});

it('does not miss texts that nobody asked for', () => {
  const progress: SearchProgress = { ...DONE, failedTexts: ['joy-ui'] };
  expect(missesTexts(null, REQUEST)).toBe(false);
  expect(missesTexts(progress, REQUEST)).toBe(true);
  expect(missesTexts(progress, { scopes: ['joy-ui'] })).toBe(true);
  expect(missesTexts(progress, { scopes: ['system'] })).toBe(false);
});
