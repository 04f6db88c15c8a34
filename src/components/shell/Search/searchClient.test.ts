import type { SearchReply } from '../../../lib/search/searchMessages';
import type { SearchRequest } from '../../../lib/search/types';
import {
  requestResults,
  getSearchState,
  loadIndex,
  OUTDATED_MS,
  cancelSearch,
} from './searchClient';

jest.mock('@generated/search-index/default/manifest.json', () => ({
  __esModule: true,
  default: { shards: [], terms: { prefix: '', firsts: [] } },
}));

let reply: (reply: SearchReply) => void;

jest.mock('./startSearchWorker', () => ({
  startSearchWorker: (onReply: typeof reply) => {
    reply = onReply;
    return { postMessage: () => undefined };
  },
}));

const createRequest = (query: string): SearchRequest => {
  const request: SearchRequest = { query, current: null, scopes: [], kinds: [] };
  requestResults(request);
  return request;
};

/** A worker answers with a copy of the request. */
const answer = (request: SearchRequest) =>
  reply({
    type: 'answer',
    request: { ...request },
    answer: { groups: [], total: 0 },
    progress: {
      loaded: [],
      failed: [],
      pending: 0,
      pendingTerms: 0,
      failedTerms: 0,
    },
  });

const getShownQuery = () => getSearchState().answered?.request.query;

beforeEach(() => {
  jest.useFakeTimers();
  loadIndex();
});

afterEach(() => {
  cancelSearch();
  jest.useRealTimers();
});

it('passes over answers to what was typed before, and shows the last', () => {
  const first = createRequest('au');
  const last = createRequest('auto');
  answer(first);
  expect(getShownQuery()).toBeUndefined();
  answer(last);
  expect(getShownQuery()).toBe('auto');
});

it('shows something to a reader who types without a pause', () => {
  const first = createRequest('a');
  const second = createRequest('au');
  answer(first);
  jest.advanceTimersByTime(OUTDATED_MS);
  createRequest('aut');
  answer(second);
  expect(getShownQuery()).toBe('au');
});

it('counts again from each answer that is shown', () => {
  const first = createRequest('a');
  const second = createRequest('au');
  answer(first);
  answer(second);
  jest.advanceTimersByTime(OUTDATED_MS);
  createRequest('aut');
  answer(second);
  expect(getShownQuery()).toBe('au');
  const third = createRequest('auto');
  createRequest('autoc');
  answer(third);
  expect(getShownQuery()).toBe('au');
});

it('shows an answer again to which a part of the index was added', () => {
  const request = createRequest('auto');
  answer(request);
  const { answered } = getSearchState();
  answer(request);
  expect(getSearchState().answered).not.toBe(answered);
});
