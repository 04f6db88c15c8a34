import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { joyThemeStore } from '../../../state/joyThemeStore';
import { ThemeBuilder } from './ThemeBuilder';

// The examples are tried in a browser.
jest.mock('../../demos/Demo/DemoStage', () => ({ DemoStage: () => null }));

const user = userEvent.setup();

beforeEach(() => {
  window.history.replaceState(null, '', '/');
});

const getCode = () => screen.getByRole('group', { name: 'theme.ts code' });
const getPicker = (name: string) =>
  screen.getByLabelText(name, { selector: 'input' });
const pick = (name: string, value: string) =>
  fireEvent.change(getPicker(name), { target: { value } });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const openTab = (name: string) => user.click(screen.getByRole('tab', { name }));
const waitForHash = (hash: string) =>
  waitFor(() => expect(window.location.hash).toBe(hash));

it('derives a scale from one colour, for both schemes, demos and address', async () => {
  renderInSite(<ThemeBuilder />);
  expect(getCode()).toHaveTextContent('extendTheme();');
  pick('primary 50–900', '#6d28d9');
  expect(getCode()).toHaveTextContent('const primary = { 50:');
  expect(getCode()).toHaveTextContent("500: '#6d28d9',");
  expect(joyThemeStore.get()).toMatchObject({
    colorSchemes: {
      light: { palette: { primary: { 500: '#6d28d9' } } },
      dark: { palette: { primary: { 500: '#6d28d9' } } },
    },
  });
  await waitForHash(
    '#joy-theme=light.primary.scale:6d28d9;dark.primary.scale:6d28d9',
  );
});

it('changes one scheme alone, and measures it', async () => {
  renderInSite(<ThemeBuilder />);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  pick('primary.500', '#ffeb3b');
  const lists = screen.getAllByRole('list', { name: /Contrast/ });
  expect(lists).toHaveLength(1);
  expect(lists[0]).toHaveAccessibleName('Contrast: primary, Dark');
  expect(within(lists[0]!).getAllByRole('listitem')[0]).toHaveTextContent(
    '1.22:1Too low',
  );
  expect(getCode()).toHaveTextContent(
    "dark: { palette: { primary: { 500: '#ffeb3b' },",
  );
});

it('changes a variant in all colours at once', async () => {
  renderInSite(<ThemeBuilder />);
  await openTab('variants');
  await user.selectOptions(screen.getByLabelText('solidBg'), '600');
  expect(getCode()).toHaveTextContent(
    "warning: { solidBg: 'var(--joy-palette-warning-600)' }",
  );
  await user.click(screen.getByRole('radio', { name: 'danger' }));
  expect(screen.getByLabelText('solidBg')).toHaveDisplayValue('danger.600');
  await user.selectOptions(screen.getByLabelText('solidBg'), 'custom');
  pick('solidBg: custom', '#112233');
  await user.click(screen.getByRole('radio', { name: 'all' }));
  expect(screen.getByLabelText('solidBg')).toHaveDisplayValue('mixed');
  await press('Reset: solid');
  expect(getCode()).toHaveTextContent('extendTheme();');
});

it('changes lengths, weights and fonts, and refuses what is none', async () => {
  renderInSite(<ThemeBuilder />);
  await openTab('radius');
  fireEvent.change(getPicker('radius.sm'), { target: { value: '0' } });
  expect(getCode()).toHaveTextContent("radius: { sm: '0px' }");
  await openTab('typography');
  fireEvent.change(getPicker('fontWeight.md'), { target: { value: '2000' } });
  expect(getPicker('fontWeight.md')).toBeInvalid();
  fireEvent.change(getPicker('fontFamily.body'), {
    target: { value: 'Georgia, serif' },
  });
  expect(getCode()).toHaveTextContent("fontFamily: { body: 'Georgia, serif' }");
  expect(getCode()).not.toHaveTextContent('fontWeight');
});

it('undoes and redoes by buttons and keys, and says what', async () => {
  renderInSite(<ThemeBuilder />);
  pick('primary.500', '#111111');
  pick('primary.600', '#222222');
  await press('Undo');
  expect(getCode()).not.toHaveTextContent('#222222');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Undo: light.primary');
  fireEvent.keyDown(getPicker('primary.500'), { key: 'z', ctrlKey: true });
  expect(getCode()).toHaveTextContent('extendTheme();');
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  fireEvent.keyDown(getPicker('primary.500'), {
    key: 'Z',
    ctrlKey: true,
    shiftKey: true,
  });
  await press('Redo');
  expect(getCode()).toHaveTextContent('#222222');
  await press('Reset');
  expect(getCode()).toHaveTextContent('extendTheme();');
  await press('Undo');
  expect(getCode()).toHaveTextContent('#222222');
});

it('begins with the theme of the address, and follows it', async () => {
  window.history.replaceState(null, '', '/#joy-theme=radius.sm:4px');
  const { unmount } = renderInSite(<ThemeBuilder />);
  expect(getCode()).toHaveTextContent("radius: { sm: '4px' }");
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  act(() => {
    window.history.replaceState(null, '', '/#joy-theme=radius.sm:9px');
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(getCode()).toHaveTextContent("radius: { sm: '9px' }");
  await press('Reset');
  await waitForHash('');
  unmount();
  expect(joyThemeStore.get()).toBeNull();
});

it('reads a theme, names what it leaves out, and keeps all at an error', async () => {
  renderInSite(<ThemeBuilder />);
  await user.click(screen.getByText('Paste a theme'));
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: 'extendTheme',
  });
  const apply = async (code: string) => {
    fireEvent.change(field, { target: { value: code } });
    await press('Apply');
  };
  await apply("extendTheme({ spacing: 4,\n radius: { sm: '4px' } })");
  expect(await screen.findByText('The theme was applied.')).toBeVisible();
  expect(screen.getByText('spacing')).toBeVisible();
  expect(getCode()).toHaveTextContent("radius: { sm: '4px' }");
  await apply("extendTheme({\n radius: { sm: 'round' } })");
  expect(
    await screen.findByText(/“round” is not a value for “radius.sm”/),
  ).toHaveTextContent('theme.ts:2');
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(
    " radius: { sm: 'round' } })",
  );
  expect(getCode()).toHaveTextContent("radius: { sm: '4px' }");
});
