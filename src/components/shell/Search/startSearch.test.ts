import type { SearchCommand } from '../../../lib/search/searchMessages';
import { startSearch } from './startSearch';

const postMessage = jest.fn<void, [question: SearchCommand]>();

jest.mock('./startSearchWorker', () => ({
  prepareSearchWorker: () => undefined,
  startSearchWorker: () => ({ postMessage }),
}));
jest.mock('./SearchDialog', () => ({ SearchDialog: () => null }));
jest.mock('@generated/search-index/default/manifest.json', () => ({
  __esModule: true,
  default: {
    shards: [
      { scope: 'joy-ui', file: 'a.json', excerpts: { file: 'a-excerpts.json' } },
    ],
    terms: { prefix: 'words', firsts: ['a'] },
  },
}));

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/joy-ui/react-tabs/', 'joy-ui'],
  ['/blog/', null],
])('lets the worker begin with the part of %s', async (pathname, product) => {
  window.history.replaceState(null, '', pathname);
  const Dialog = await startSearch();
  const { origin } = window.location;
  expect(postMessage).toHaveBeenLastCalledWith({
    type: 'load',
    current: product,
    shards: [
      {
        scope: 'joy-ui',
        url: `${origin}/a.json`,
        excerptsUrl: `${origin}/a-excerpts.json`,
      },
    ],
    terms: [{ first: 'a', url: `${origin}/words-0.json` }],
  });
  expect(Dialog({ onClose: () => undefined })).toBeNull();
});
