import { loadIndex } from './searchClient';
import { startSearch } from './startSearch';

jest.mock('./searchClient', () => ({ loadIndex: jest.fn() }));
jest.mock('./SearchDialog', () => ({ SearchDialog: () => null }));

afterEach(() => window.history.replaceState(null, '', '/'));

it.each([
  ['/joy-ui/react-tabs/', 'joy-ui'],
  ['/blog/', null],
])('lets the worker begin with the part of %s', async (pathname, product) => {
  window.history.replaceState(null, '', pathname);
  const Dialog = await startSearch();
  expect(loadIndex).toHaveBeenLastCalledWith('/', product);
  expect(Dialog({ onClose: () => undefined })).toBeNull();
});
