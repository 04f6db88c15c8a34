import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { MaterialIcons } from './MaterialIcons';

const user = userEvent.setup();
const PAGE = '/material-ui/material-icons/';

/** The tests' package has two icons to a file. */
const answer = (address: string) =>
  Promise.resolve({
    ok: true,
    json: () =>
      Promise.resolve(['1', '2'].map((n) => `<path d="M${address}${n}"/>`)),
  } as Response);

let load: jest.Mock<Promise<Response>, [string]>;

beforeEach(() => {
  load = jest.fn(answer);
  globalThis.fetch = load as unknown as typeof fetch;
  // A list of 400 by 300 pixels: three columns.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
  window.history.replaceState(null, '', PAGE);
});

afterEach(() => jest.restoreAllMocks());

async function openAt(query = ''): Promise<void> {
  renderInSite(<MaterialIcons />, { path: `${PAGE}${query}` });
  await waitFor(() => expect(load).toHaveBeenCalled());
  await act(async () => {});
}

const getSearch = () => screen.getByRole('searchbox', { name: 'Search icons' });
const getList = () => screen.getByRole('listbox', { name: 'Material Icons' });
const listNames = () =>
  within(getList())
    .getAllByRole('option')
    .map((option) => option.textContent);
const getActive = () =>
  document.getElementById(getList().getAttribute('aria-activedescendant') ?? '')
    ?.textContent;

it('the icon page shows all icons and counts them', async () => {
  await openAt();
  expect(listNames()).toHaveLength(12);
  expect(screen.getByText('12 icons')).toBeInTheDocument();
  expect(load.mock.calls[0]?.[0]).toBe('/assets/material-icons-test/filled-0.json');
});

it('finds by name and by meaning with each key', async () => {
  await openAt();
  await user.type(getSearch(), 'trash');
  expect(listNames()).toEqual(['Delete', 'DeleteForever']);
  await user.clear(getSearch());
  await user.type(getSearch(), 'cart');
  expect(listNames()).toEqual(['AddShoppingCart']);
  expect(screen.getByText('1 icon')).toBeInTheDocument();
});

it('says what may have been meant where nothing is found', async () => {
  await openAt();
  await user.type(getSearch(), 'delte');
  expect(screen.getByText('No icon matches “delte”.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'delete' }));
  expect(listNames()).toEqual(['Delete', 'DeleteForever', 'Clear']);
});

it('shows another style, and brands in the one they have', async () => {
  await openAt('?query=github');
  await user.click(screen.getByRole('radio', { name: 'Sharp' }));
  expect(listNames()).toEqual(['GitHub']);
  expect(load.mock.calls.map(([address]) => address)).not.toContain(
    '/assets/material-icons-test/sharp-4.json',
  );
  await user.clear(getSearch());
  await waitFor(() =>
    expect(load).toHaveBeenCalledWith('/assets/material-icons-test/sharp-0.json'),
  );
});

it('the grid of icons is operated by arrow keys', async () => {
  await openAt();
  await user.click(getSearch());
  await user.keyboard('{ArrowDown}');
  expect(getList()).toHaveFocus();
  expect(getActive()).toBe('AccessAlarm');
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(getActive()).toBe('Close');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Close' })).toBeInTheDocument();
});

it('opens the best match with Enter from the search', async () => {
  await openAt();
  await user.type(getSearch(), 'person{Enter}');
  expect(screen.getByRole('dialog', { name: 'Person' })).toBeInTheDocument();
});

describe('an icon in detail', () => {
  const getDialog = () => screen.getByRole('dialog');
  const getImport = () =>
    within(getDialog())
      .getByText(/^import/)
      .closest('code');

  it('comes with an address, in its style', async () => {
    await openAt('?query=arrow&style=two-tone&icon=ArrowBack');
    expect(getSearch()).toHaveValue('arrow');
    expect(getDialog()).toHaveAccessibleName('ArrowBackTwoTone');
    expect(getImport()).toHaveTextContent(
      "import ArrowBackTwoToneIcon from '@mui/icons-material/ArrowBackTwoTone';",
    );
    expect(within(getDialog()).getByText('1 / 2')).toBeInTheDocument();
  });

  it('leads to the next and the one before, by button and key', async () => {
    await openAt('?query=person&icon=Person');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(getDialog()).toHaveAccessibleName('PersonAdd');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(getDialog()).toHaveAccessibleName('PersonAdd');
    await user.keyboard('{ArrowLeft}');
    expect(getDialog()).toHaveAccessibleName('Person');
    await user.keyboard('{ArrowLeft}');
    expect(getDialog()).toHaveAccessibleName('Person');
  });

  it('changes its style where there are others', async () => {
    await openAt('?icon=Delete');
    const dialog = within(getDialog());
    await user.click(dialog.getByRole('radio', { name: 'Rounded' }));
    expect(getDialog()).toHaveAccessibleName('DeleteRounded');
  });

  it('names icons that look the same', async () => {
    await openAt('?icon=Close');
    await user.click(within(getDialog()).getByRole('button', { name: 'Clear' }));
    expect(getDialog()).toHaveAccessibleName('Clear');
  });

  it('is written to the address, and taken back', async () => {
    await openAt();
    await user.type(getSearch(), 'settings{Enter}');
    await waitFor(() =>
      expect(window.location.search).toBe('?query=settings&icon=Settings'),
    );
    await user.click(within(getDialog()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(window.location.search).toBe('?query=settings'));
  });

  it.each(['?icon=NoSuchIcon', '?icon=', '?style=bold&icon=__proto__'])(
    'is not opened by %s',
    async (query) => {
      await openAt(query);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(listNames()).toHaveLength(12);
    },
  );
});

describe('drawings that do not come', () => {
  it.each<[string, () => Promise<Response>]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'a missing file',
      () => Promise.resolve({ ok: false, status: 404 } as Response),
    ],
    [
      'something else',
      () =>
        Promise.resolve({ ok: true, json: () => Promise.resolve({}) } as Response),
    ],
  ])('%s: are requested again', async (_case, fail) => {
    load.mockImplementation(fail);
    await openAt('?query=trash');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Some drawings could not be loaded.');
    expect(listNames()).toEqual(['Delete', 'DeleteForever']);
    load.mockImplementation(answer);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(getList().querySelectorAll('svg')).toHaveLength(2);
  });

  it('come by themselves when the network is back', async () => {
    load.mockImplementation(() => Promise.reject(new TypeError('Failed to fetch')));
    await openAt();
    await screen.findByRole('alert');
    load.mockImplementation(answer);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
