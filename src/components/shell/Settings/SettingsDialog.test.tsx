import {
  act,
  cleanup,
  fireEvent,
  screen,
  waitFor,
  within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInSite } from '../../../../tests/setup/renderInSite';
import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { feedback } from '../../../state/feedbackStore';
import { searchMemory } from '../../../state/searchMemoryStore';
import {
  codeStylingStore,
  drafts,
  followHash,
  leaveThemeLink,
  modeStore,
  themeStore,
  watchPreferences,
} from '../../../state/preferenceStores';
import { INITIAL_THEME_STATE } from '../../../lib/theme/themeState';
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
  await screen.findByRole('option', { name: 'English', selected: true });
});

afterEach(() => {
  cleanup();
  modeStore.set('system');
  themeStore.set(INITIAL_THEME_STATE);
  window.localStorage.clear();
  handleClose.mockClear();
});

it('the settings have their controls, by role and name', () => {
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

it('the settings change the direction of the page', async () => {
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

  it('start as those of the library, which demos have', () => {
    const { primary, secondary } = createTheme().palette;
    expect(screen.getByLabelText('Primary')).toHaveValue(primary.main);
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
    expect(screen.getByLabelText('Primary')).toHaveValue('#1976d2');
    expect(root.style.getPropertyValue('--portal-primary')).toBe('');
    expect(readStored().paletteColors).toEqual({});
  });
});

describe('what is shown where no color is chosen', () => {
  const getColours = () =>
    ['Primary', 'Secondary'].map(
      (name) => screen.getByLabelText<HTMLInputElement>(name).value,
    );

  it('is what demos have in dark mode, too', async () => {
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    const { primary, secondary } = createTheme({
      palette: { mode: 'dark' },
    }).palette;
    await waitFor(() =>
      expect(getColours()).toEqual([primary.main, secondary.main]),
    );
    expect(
      screen.getByRole('list', { name: 'Contrast: Primary' }),
    ).toHaveTextContent('10.70:1');
  });

  it('is the color of Joy UI on its pages', async () => {
    cleanup();
    renderInSite(<SettingsDialog onClose={handleClose} />, {
      path: '/joy-ui/react-button/',
    });
    await screen.findByRole('option', { name: 'English', selected: true });
    const { primary } = extendTheme().colorSchemes.light.palette;
    expect(getColours()[0]).toBe(primary[500].toLowerCase());
    expect(
      screen.getByRole('list', { name: 'Contrast: Primary' }),
    ).toHaveTextContent('primary.solidBg');
    // It has no secondary color.
    expect(screen.queryByRole('list', { name: 'Contrast: Secondary' })).toBeNull();
  });
});

describe('contrast', () => {
  const listRatios = (name: string) =>
    within(screen.getByRole('list', { name: `Contrast: ${name}` }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);

  it('is measured for each color, on its label and on the page', () => {
    expect(listRatios('Primary')).toEqual([
      expect.stringContaining('primary.contrastText'),
      expect.stringContaining('background.default (light)'),
    ]);
    expect(listRatios('Primary')[0]).toContain('4.60:1');
    expect(listRatios('Secondary')[0]).toContain('6.30:1');
  });

  it('follows color and mode', async () => {
    fireEvent.change(screen.getByLabelText('Primary'), {
      target: { value: '#ffff00' },
    });
    expect(listRatios('Primary')[1]).toContain('1.07:1Too low');
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(() =>
      expect(listRatios('Primary')[1]).toContain('background.default (dark)'),
    );
    expect(listRatios('Primary')[1]).toContain('17.44:1');
  });
});

describe('what is stored', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = watchPreferences();
  });
  afterEach(() => stop());

  const openList = async () => {
    await user.click(screen.getByText('Stored in this browser'));
    // jsdom opens <details>, and dispatches `toggle` in a task of its own.
    await waitFor(() => expect(getRow('mui-mode')).toHaveAttribute('data-stored'));
  };
  const getRow = (key: string) =>
    screen.getByText(key).closest<HTMLElement>('[data-stored]')!;

  it('is listed with its size, and forgotten', async () => {
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    feedback.write('/', { helpful: true, comment: '' });
    drafts.write('/#Demo.tsx', { code: 'x' });
    document.cookie = 'codeVariant=JS';
    await openList();
    await waitFor(() => expect(getRow('mui-mode')).toHaveTextContent('12 byte'));
    for (const key of ['page-feedback', 'demo-drafts', 'codeVariant']) {
      expect(getRow(key)).toHaveAttribute('data-stored', 'true');
    }
    expect(getRow('singleKeys')).toHaveAttribute('data-stored', 'false');
    await user.click(getButton('Forget everything'));
    expect(screen.getByText('Nothing is stored any more.')).toHaveAttribute(
      'role',
      'status',
    );
    expect({ ...window.localStorage, cookie: document.cookie }).toEqual({
      cookie: '',
    });
    expect(getRow('mui-mode')).toHaveTextContent('–');
    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked();
    expect(feedback.read('/')).toBeNull();
    expect(drafts.read('/#Demo.tsx')).toBeNull();
  });

  it('is brought back by Undo, which says so and gives the focus on', async () => {
    await user.click(screen.getByRole('radio', { name: 'Dark' }));
    feedback.write('/', { helpful: true, comment: '' });
    drafts.write('/#Demo.tsx', { code: 'x' });
    searchMemory.keepFilters({ scopes: ['joy-ui'], kinds: [] });
    document.cookie = 'codeVariant=JS';
    await openList();
    const before = { ...window.localStorage, cookie: document.cookie };
    await user.click(getButton('Forget everything'));
    expect(window.localStorage).toHaveLength(0);
    await user.tab();
    expect(getButton('Undo')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect({ ...window.localStorage, cookie: document.cookie }).toEqual(before);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(feedback.read('/')).toEqual({ helpful: true, comment: '' });
    expect(searchMemory.read().scopes).toEqual(['joy-ui']);
    expect(screen.getByText('Everything is as it was.')).toHaveAttribute(
      'role',
      'status',
    );
    expect(getButton('Forget everything')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the styling of code samples', () => {
  afterEach(() => act(() => codeStylingStore.set('MUI System')));

  it('is chosen for all demos, and kept', async () => {
    expect(screen.getByRole('radio', { name: 'MUI System' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Tailwind' }));
    expect(root.dataset.codeStyling).toBe('tailwind');
    expect(document.cookie).toContain('codeStyling=Tailwind');
  });
});

describe('the language of components', () => {
  it('is that of the portal unless one is chosen, and kept', async () => {
    const select = screen.getByLabelText('Language of components');
    expect(select).toHaveDisplayValue('The same as the portal');
    const [, english] = within(select).getAllByRole('option');
    await user.selectOptions(select, english!);
    expect(window.localStorage.getItem('componentLanguage')).toBe('en');
    await user.selectOptions(select, '');
    expect(window.localStorage.getItem('componentLanguage')).toBeNull();
  });
});

describe('the link to the settings', () => {
  const writeText = jest.fn<Promise<void>, [string]>();

  beforeEach(() => {
    writeText.mockResolvedValue(undefined);
    jest
      .spyOn(window.navigator.clipboard, 'writeText')
      .mockImplementation(writeText);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    writeText.mockReset();
    leaveThemeLink();
  });

  it('is copied, with the address of the page', async () => {
    await user.click(screen.getByRole('radio', { name: 'Right to left' }));
    await user.click(getButton('Copy link to these settings'));
    await screen.findByRole('button', { name: 'Copied' });
    expect(writeText.mock.calls).toEqual([
      [
        'http://localhost/#?theme=system,rtl,regular,8px,primary-default,secondary-default',
      ],
    ]);
  });

  it('is shown and selected where the clipboard is not to be had', async () => {
    writeText.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(getButton('Copy link to these settings'));
    const field = await screen.findByRole<HTMLInputElement>('textbox', {
      name: 'Copy link to these settings',
    });
    expect(field.value).toMatch(/#\?theme=system,ltr,/);
    expect(field.selectionEnd).toBe(field.value.length);
  });

  it('says that a theme is that of a link, and leads back to the own one', async () => {
    await user.click(screen.getByRole('checkbox', { name: 'Dense' }));
    cleanup();
    window.location.hash = '#?theme=regular,4px';
    act(() => followHash());
    await waitFor(() => expect(window.location.hash).toBe(''));
    renderInSite(<SettingsDialog onClose={handleClose} />);
    await screen.findByRole('option', { name: 'English', selected: true });
    expect(screen.getByRole('status', { name: 'Spacing' })).toHaveTextContent('4');
    expect(readStored()).toMatchObject({ dense: true, spacing: 8 });
    await user.click(getButton('Back to my settings'));
    expect(screen.getByRole('checkbox', { name: 'Dense' })).toBeChecked();
    expect(screen.getByRole('status', { name: 'Spacing' })).toHaveTextContent('8');
    expect(screen.queryByText(/come from a link/)).toBeNull();
    expect(getButton('Copy link to these settings')).toHaveFocus();
  });

  it('has the mode in it, which is its own until another is chosen', async () => {
    cleanup();
    window.location.hash = '#?theme=dark';
    act(() => followHash());
    await waitFor(() => expect(window.location.hash).toBe(''));
    renderInSite(<SettingsDialog onClose={handleClose} />);
    await screen.findByRole('option', { name: 'English', selected: true });
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(window.localStorage.getItem('mui-mode')).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Light' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'light');
    expect(window.localStorage.getItem('mui-mode')).toBe('light');
  });

  it('makes a theme the own one with the first change', async () => {
    cleanup();
    window.location.hash = '#?theme=rtl,4px';
    act(() => followHash());
    await waitFor(() => expect(window.location.hash).toBe(''));
    renderInSite(<SettingsDialog onClose={handleClose} />);
    await screen.findByRole('option', { name: 'English', selected: true });
    await user.click(getButton('Increase spacing'));
    expect(readStored()).toMatchObject({ direction: 'rtl', spacing: 5 });
    expect(window.sessionStorage.getItem('linkedTheme')).toBeNull();
    expect(screen.queryByText(/come from a link/)).toBeNull();
  });
});

it('the settings open the keyboard shortcuts above themselves', async () => {
  await user.click(getButton('Keyboard shortcuts'));
  const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(sheet).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Settings' })).toBeInTheDocument();
  expect(handleClose).not.toHaveBeenCalled();
});

it('the settings close by their button', async () => {
  await user.click(getButton('Close settings'));
  expect(handleClose).toHaveBeenCalledTimes(1);
});

it('the settings follow choices in another tab', () => {
  window.localStorage.setItem('docs-theme', '{"version":1,"dense":true}');
  act(() => themeStore.refresh());
  expect(screen.getByRole('checkbox', { name: 'Dense' })).toBeChecked();
});

describe('the versions of a project', () => {
  const choose = (text: string, name: string) => {
    const file = new File([text], name);
    // jsdom reads files in no other way.
    Object.assign(file, { text: () => Promise.resolve(text) });
    return user.upload(
      screen.getByLabelText('Choose package.json or a lock file'),
      file,
    );
  };

  it('are read from a file, listed, kept and removed', async () => {
    await choose('{"dependencies":{"@mui/joy":"5.0.0-beta.6"}}', 'package.json');
    expect(await screen.findByText('@mui/joy')).toBeVisible();
    expect(window.localStorage.getItem('project-versions')).toBe(
      '{"@mui/joy":"5.0.0-beta.6"}',
    );
    await user.click(screen.getByRole('button', { name: 'Remove versions' }));
    expect(screen.queryByText('@mui/joy')).toBeNull();
    expect(window.localStorage.getItem('project-versions')).toBeNull();
    expect(
      screen.getByLabelText('Choose package.json or a lock file'),
    ).toHaveFocus();
  });

  it('stay as they were where a file has none, which is said', async () => {
    await choose('{"dependencies":{"@mui/joy":"5.0.0-beta.6"}}', 'package.json');
    await screen.findByText('@mui/joy');
    await choose('{"dependencies":', 'broken.json');
    expect(
      await screen.findByText(/^broken\.json has no versions of MUI packages\./),
    ).toBeVisible();
    expect(screen.getByText('@mui/joy')).toBeVisible();
  });
});
