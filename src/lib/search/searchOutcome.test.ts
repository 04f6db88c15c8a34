import type { SearchProgress } from './searchMessages';
import { findOutcome } from './searchOutcome';

const DONE: SearchProgress = {
  loaded: ['joy-ui', 'system'],
  failed: [],
  pending: 0,
  pendingTerms: 0,
  failedTerms: 0,
};

const REQUEST = { query: 'x', current: null, scopes: [], kinds: [] };

const answerWith = (total: number) => ({
  request: REQUEST,
  answer: { groups: [], total },
});

it.each([
  ['before anything is known', null, 'loading'],
  ['while names come', { ...DONE, pending: 1 }, 'loading'],
  [
    'while names and words come',
    { ...DONE, pending: 1, pendingTerms: 1 },
    'loading',
  ],
  ['while words come', { ...DONE, pendingTerms: 2 }, 'loading'],
  ['when all was looked through', DONE, 'nothing'],
  ['without some names', { ...DONE, failed: ['icons' as const] }, 'unsure'],
  ['without some words', { ...DONE, failedTerms: 1 }, 'unsure'],
  ['without the index, which is said elsewhere', { ...DONE, loaded: [] }, null],
])('of no results %s', (_when, progress, outcome) => {
  expect(findOutcome(progress, answerWith(0))).toBe(outcome);
});

it('is nothing to speak of where there are results, or no answer yet', () => {
  expect(findOutcome({ ...DONE, pendingTerms: 1 }, answerWith(1))).toBeNull();
  expect(findOutcome(DONE, null)).toBeNull();
  expect(findOutcome({ ...DONE, pending: 1 }, null)).toBe('loading');
});
