import { SearchDialog } from '../components/shell/Search/SearchDialog';
import { startSearch } from '../components/shell/Search/startSearch';
import { preferences } from '../state/preferenceStores';
import { SEARCH_ASKED } from '../lib/input/earlyUse';
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
  delete document.body.dataset[SEARCH_ASKED];
  preferences.write('singleKeys', true);
});

async function askEarlyBy(how: string): Promise<void> {
  document.body.dataset[SEARCH_ASKED] = how;
  await prepareSearch();
}

it('starts nothing where nobody has asked', async () => {
  await prepareSearch();
  expect(start).not.toHaveBeenCalled();
});

it.each(['/', 'k'])('starts the search when asked by %s', async (how) => {
  await askEarlyBy(how);
  expect(start).toHaveBeenCalledTimes(1);
});

it('knows who has switched off single keys', async () => {
  preferences.write('singleKeys', false);
  await askEarlyBy('/');
  expect(start).not.toHaveBeenCalled();
  await askEarlyBy('k');
  expect(start).toHaveBeenCalledTimes(1);
});

it('leaves it to the button where nothing comes', async () => {
  start.mockRejectedValue(new Error('Loading chunk 1 failed'));
  await expect(askEarlyBy('/')).resolves.toBeUndefined();
});
