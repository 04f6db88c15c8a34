import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../tests/setup/renderInSite';
import { createBrandTheme } from '../../brand/createBrandTheme';
import { modeStore, themeStore } from '../../hooks/preferenceStores';
import { INITIAL_THEME_STATE } from '../../lib/themeState';
import { SettingsDialog } from './SettingsDialog';

const root = document.documentElement;
const user = userEvent.setup();
const handleClose = jest.fn();

const getButton = (name: string) => screen.getByRole('button', { name });
const readStored = () =>
  JSON.parse(window.localStorage.getItem('docs-theme') ?? '{}') as Record<
    string,
    unknown
  >;

beforeEach(async () => {
  renderInSite(<SettingsDialog onClose={handleClose} />);
  // The list of languages comes as a chunk.
  await screen.findByRole('option', { name: 'English' });
});

afterEach(() => {
  cleanup();
  modeStore.set('system');
  themeStore.set(INITIAL_THEME_STATE);
  window.localStorage.clear();
  handleClose.mockClear();
});

it('has the controls of the contract, by role and name', () => {
  const dialog = within(screen.getByRole('dialog', { name: 'Settings' }));
  const listRadios = (name: string) =>
    within(dialog.getByRole('radiogroup', { name }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label')?.textContent);
  expect(listRadios('Mode')).toEqual(['Light', 'System', 'Dark']);
  expect(listRadios('Direction')).toEqual(['Left to right', 'Right to left']);
  const density = within(dialog.getByRole('group', { name: 'Density' }));
  expect(density.getByRole('checkbox', { name: 'Dense' })).toBeInTheDocument();
  expect(
    density
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Decrease spacing', 'Increase spacing', 'Reset density']);
  const colors = within(dialog.getByRole('group', { name: 'Colors' }));
  expect(colors.getByLabelText('Primary')).toHaveAttribute('type', 'color');
  expect(colors.getByLabelText('Secondary')).toHaveAttribute('type', 'color');
  expect(colors.getByRole('button', { name: 'Reset colors' })).toBeInTheDocument();
});

it('shows the value of the spacing between its two buttons', () => {
  const decrease = getButton('Decrease spacing');
  expect(decrease.nextElementSibling).toHaveTextContent(/^8$/);
  expect(decrease.nextElementSibling?.nextElementSibling).toBe(
    getButton('Increase spacing'),
  );
});

describe('mode', () => {
  it('starts as system', () => {
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
  });

  it.each([
    ['Dark', 'dark'],
    ['Light', 'light'],
  ])('%s is shown at once and kept', async (name, mode) => {
    await user.click(screen.getByRole('radio', { name }));
    expect(root.dataset.theme).toBe(mode);
    expect(document.body).toHaveClass(mode, { exact: true });
    expect(window.localStorage.getItem('mui-mode')).toBe(mode);
    expect(screen.getByRole('radio', { name })).toBeChecked();
  });
});

it('turns the direction of the page', async () => {
  await user.click(screen.getByRole('radio', { name: 'Right to left' }));
  expect(root.dir).toBe('rtl');
  expect(document.body.dir).toBe('rtl');
  expect(readStored()).toMatchObject({ direction: 'rtl' });
  await user.click(screen.getByRole('radio', { name: 'Left to right' }));
  expect(document.body.dir).toBe('ltr');
});

describe('density', () => {
  it('is set and taken back', async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Dense' }));
    expect(root).toHaveAttribute('data-dense');
    expect(readStored()).toMatchObject({ dense: true });
    await user.click(screen.getByRole('checkbox', { name: 'Dense' }));
    expect(root).not.toHaveAttribute('data-dense');
  });

  it('changes the spacing by one pixel', async () => {
    await user.click(getButton('Increase spacing'));
    await user.click(getButton('Increase spacing'));
    expect(screen.getByRole('status', { name: 'Spacing' })).toHaveTextContent('10');
    expect(root.style.getPropertyValue('--portal-spacing')).toBe('10px');
    await user.click(getButton('Decrease spacing'));
    expect(readStored()).toMatchObject({ spacing: 9 });
  });

  it.each([
    [1, 'Decrease spacing'],
    [24, 'Increase spacing'],
  ])('ends at %i pixels', (spacing, name) => {
    expect(getButton(name)).toBeEnabled();
    act(() => themeStore.set({ ...INITIAL_THEME_STATE, spacing }));
    expect(screen.getByRole('status', { name: 'Spacing' })).toHaveTextContent(
      String(spacing),
    );
    expect(getButton(name)).toBeDisabled();
  });

  it('is reset, spacing and all, and nothing else', async () => {
    await user.click(screen.getByRole('radio', { name: 'Right to left' }));
    await user.click(screen.getByRole('checkbox', { name: 'Dense' }));
    await user.click(getButton('Increase spacing'));
    await user.click(getButton('Reset density'));
    expect(readStored()).toMatchObject({
      dense: false,
      spacing: 8,
      direction: 'rtl',
    });
    expect(root.style.getPropertyValue('--portal-spacing')).toBe('');
  });
});

describe('colors', () => {
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });

  it('start as those of the brand', () => {
    const { primary, secondary } = createBrandTheme().palette;
    expect(screen.getByLabelText('Primary')).toHaveValue(primary.main.toLowerCase());
    expect(screen.getByLabelText('Secondary')).toHaveValue(secondary.main);
  });

  it('are shown at once, kept, and do not replace each other', () => {
    choose('Primary', '#aa0000');
    choose('Secondary', '#00aa00');
    expect(root.style.getPropertyValue('--portal-primary')).toBe('#aa0000');
    expect(root.style.getPropertyValue('--mui-palette-secondary-main')).toBe(
      '#00aa00',
    );
    expect(readStored().paletteColors).toEqual({
      primary: { main: '#aa0000' },
      secondary: { main: '#00aa00' },
    });
  });

  it('are reset', async () => {
    choose('Primary', '#aa0000');
    await user.click(getButton('Reset colors'));
    expect(screen.getByLabelText('Primary')).toHaveValue('#007fff');
    expect(root.style.getPropertyValue('--portal-primary')).toBe('');
    expect(readStored().paletteColors).toEqual({});
  });
});

it('closes by its button', async () => {
  await user.click(getButton('Close settings'));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('follows what is chosen in another tab', () => {
  window.localStorage.setItem('docs-theme', '{"version":1,"dense":true}');
  act(() => themeStore.refresh());
  expect(screen.getByRole('checkbox', { name: 'Dense' })).toBeChecked();
});
