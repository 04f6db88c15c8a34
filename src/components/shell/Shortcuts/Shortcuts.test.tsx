import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { modeStore, preferences } from '../../../state/preferenceStores';
import { SHORTCUTS } from '../../../lib/input/shortcuts';
import { ShortcutKeys } from './ShortcutKeys';

const user = userEvent.setup();

const findSheet = () => screen.findByRole('dialog', { name: 'Keyboard shortcuts' });

beforeEach(() => {
  modeStore.set('light');
});

afterEach(() => {
  preferences.forget();
});

it('opens the list of all shortcuts by a question mark', async () => {
  renderInSite(<ShortcutKeys />);
  await user.keyboard('?');
  const sheet = within(await findSheet());
  expect(sheet.getAllByRole('term')).toHaveLength(SHORTCUTS.length);
  expect(sheet.getByText('Toggle color mode')).toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('changes the mode by t, but not while one types', async () => {
  renderInSite(
    <>
      <input aria-label="Name" />
      <ShortcutKeys />
    </>,
  );
  await user.type(screen.getByRole('textbox'), 'tt?');
  expect(screen.getByRole('textbox')).toHaveValue('tt?');
  expect(document.documentElement.dataset.theme).toBe('light');
  expect(screen.queryByRole('dialog')).toBeNull();
  (document.activeElement as HTMLElement).blur();
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT' });
  expect(document.documentElement.dataset.theme).toBe('dark');
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT', ctrlKey: true });
  expect(document.documentElement.dataset.theme).toBe('dark');
});

it('shortcuts do nothing behind a dialog', async () => {
  renderInSite(<ShortcutKeys />);
  await user.keyboard('?');
  await findSheet();
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT' });
  expect(document.documentElement.dataset.theme).toBe('light');
});

it('shortcuts of one key can be switched off, and stay so', async () => {
  renderInSite(<ShortcutKeys />);
  await user.keyboard('?');
  const sheet = within(await findSheet());
  const choice = sheet.getByRole('checkbox', { name: 'Shortcuts of a single key' });
  expect(choice).toBeChecked();
  await user.click(choice);
  expect(choice).not.toBeChecked();
  expect(window.localStorage.getItem('singleKeys')).toBe('off');
  await user.click(sheet.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.keyDown(document.body, { key: 't', code: 'KeyT' });
  expect(document.documentElement.dataset.theme).toBe('light');
});
