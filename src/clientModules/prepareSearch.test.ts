import { SearchDialog } from '../components/shell/Search/SearchDialog';
import { startSearch } from '../components/shell/Search/startSearch';
import { preferences } from '../state/preferenceStores';
import { SEARCH_REQUESTED } from '../lib/input/earlyUse';
import { prepareSearch } from './prepareSearch';

jest.mock('../components/shell/Search/startSearch', () => ({
  startSearch: jest.fn(),
}));

const start = jest.mocked(startSearch);

beforeEach(() => {
  start.mockReset();
  start.mockResolvedValue(SearchDialog);
});

afterEach(() => {
  delete document.body.dataset[SEARCH_REQUESTED];
  preferences.write('singleKeys', true);
});

async function requestEarlyBy(how: string): Promise<void> {
  document.body.dataset[SEARCH_REQUESTED] = how;
  await prepareSearch();
}

it('the search is not loaded without an early shortcut', async () => {
  await prepareSearch();
  expect(start).not.toHaveBeenCalled();
});

it.each(['/', 'k'])(
  'the search is loaded after the early shortcut %s',
  async (how) => {
    await requestEarlyBy(how);
    expect(start).toHaveBeenCalledTimes(1);
  },
);

it('the search is not loaded by a single key that the reader has switched off', async () => {
  preferences.write('singleKeys', false);
  await requestEarlyBy('/');
  expect(start).not.toHaveBeenCalled();
  await requestEarlyBy('k');
  expect(start).toHaveBeenCalledTimes(1);
});

it('leaves it to the button where nothing comes', async () => {
  start.mockRejectedValue(new Error('Loading chunk 1 failed'));
  await expect(requestEarlyBy('/')).resolves.toBeUndefined();
});
