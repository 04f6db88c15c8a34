import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { codeVariantStore, modeStore } from '../../../state/preferenceStores';
import { Header } from './Header';

const root = document.documentElement;
const user = userEvent.setup();

afterEach(() => {
  modeStore.set('system');
  codeVariantStore.set('TS');
  root.removeAttribute('data-theme');
});

const getButton = (name: string) => screen.getByRole('button', { name });

it('has the controls of the contract, by role and name', () => {
  renderInSite(<Header />);
  for (const name of ['Products', 'Toggle color mode', 'Settings']) {
    expect(getButton(name)).toBeInTheDocument();
  }
  expect(screen.getByRole('link', { name: 'Repository' })).toHaveAttribute(
    'href',
    'https://example.org/portal',
  );
});

it('the mark in the header links to the home page', () => {
  renderInSite(<Header />, { path: '/joy-ui/react-button/' });
  expect(screen.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '/');
});

it.each([
  ['/material-ui/react-button/', 'Material UI', 'material-ui'],
  ['/joy-ui/', 'Joy UI', 'joy-ui'],
  ['/x/react-data-grid/', 'Data Grid', 'x'],
])('names the product of %s: %s', (path, name, instance) => {
  const { container } = renderInSite(<Header />, { path });
  // The menu names all products; the one beside it is the one that is open.
  const current = container.querySelector<HTMLElement>('div[data-product]');
  expect(current).toHaveAttribute('data-product', instance);
  expect(within(current!).getByText(name)).toBeInTheDocument();
});

it.each(['/', '/blog/'])('the header names no product at %s', (path) => {
  const { container } = renderInSite(<Header />, { path });
  expect(container.querySelector('div[data-product]')).toBeNull();
});

describe('mode', () => {
  it('toggles what is shown', async () => {
    renderInSite(<Header />);
    await user.click(getButton('Toggle color mode'));
    expect(root.dataset.theme).toBe('dark');
    await user.click(getButton('Toggle color mode'));
    expect(root.dataset.theme).toBe('light');
    expect(modeStore.get()).toBe('light');
  });

  it('toggles from what the first-paint script has put there', async () => {
    root.setAttribute('data-theme', 'dark');
    renderInSite(<Header />);
    await user.click(getButton('Toggle color mode'));
    expect(modeStore.get()).toBe('light');
  });
});

it('switches the language of all samples', async () => {
  renderInSite(<Header />);
  const group = screen.getByRole('group', { name: 'Language of code samples' });
  const [javaScript, typeScript] = within(group).getAllByRole('button');
  expect(typeScript).toHaveAttribute('aria-pressed', 'true');
  await user.click(javaScript!);
  expect(javaScript).toHaveAttribute('aria-pressed', 'true');
  expect(typeScript).toHaveAttribute('aria-pressed', 'false');
  expect(root.dataset.codeVariant).toBe('JS');
});

it('loads the settings at the first press, and gives the focus back', async () => {
  renderInSite(<Header />);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(getButton('Settings'));
  expect(
    await screen.findByRole('dialog', { name: 'Settings' }),
  ).toBeInTheDocument();
  await user.click(getButton('Close settings'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(getButton('Settings')).toHaveFocus();
});
