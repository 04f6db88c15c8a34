import { act, fireEvent, screen } from '@testing-library/react';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { CopyPage } from './CopyPage';

const writeText = jest.fn(() => Promise.resolve());
const fetchFile = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockClear();
  fetchFile.mockReset();
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(window, { fetch: fetchFile });
});
afterEach(() => jest.useRealTimers());

const answer = (ok: boolean, type: string) => ({
  ok,
  status: ok ? 200 : 404,
  headers: new Headers({ 'Content-Type': type }),
  text: () => Promise.resolve('# Button'),
});

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button'));
    await jest.advanceTimersByTimeAsync(0);
  });

it('copies the Markdown of the page and says so for 2000 ms', async () => {
  fetchFile.mockResolvedValue(answer(true, 'text/markdown'));
  renderInSite(<CopyPage pathname="/material-ui/react-button/" />);
  expect(screen.getByRole('button', { name: 'Copy page' })).toBeInTheDocument();
  expect(fetchFile).not.toHaveBeenCalled();
  await press();
  expect(fetchFile).toHaveBeenCalledWith('/material-ui/react-button.md');
  expect(writeText).toHaveBeenCalledWith('# Button');
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toHaveTextContent('Copy page');
});

it.each([
  [
    'the file is not there',
    () => fetchFile.mockResolvedValue(answer(false, 'text/html')),
  ],
  [
    'a page comes instead',
    () => fetchFile.mockResolvedValue(answer(true, 'text/html')),
  ],
  [
    'there is no network',
    () => fetchFile.mockRejectedValue(new TypeError('failed')),
  ],
  [
    'the browser refuses',
    () => {
      fetchFile.mockResolvedValue(answer(true, 'text/markdown'));
      writeText.mockRejectedValueOnce(new Error('no'));
    },
  ],
])('offers the Markdown itself where %s, until the next try', async (_, prepare) => {
  prepare();
  renderInSite(<CopyPage pathname="/material-ui/react-button/" />);
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('Not copied');
  expect(screen.getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
    'href',
    '/material-ui/react-button.md',
  );
  fetchFile.mockResolvedValue(answer(true, 'text/markdown'));
  await press();
  expect(screen.getByRole('button')).toHaveTextContent('Copied');
  expect(screen.queryByRole('link')).toBeNull();
});
