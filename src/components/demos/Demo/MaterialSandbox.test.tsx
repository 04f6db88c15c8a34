import { act, render, screen } from '@testing-library/react';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import { modeStore, themeStore } from '../../../state/preferenceStores';
import { INITIAL_THEME_STATE, type ThemeState } from '../../../lib/theme/themeState';
import MaterialSandbox from './MaterialSandbox';

const root = document.documentElement;

/** Constructed sheets by their text; jsdom has sheets without them. */
class Sheet {
  text = '';

  replaceSync(text: string) {
    this.text = text;
  }
}

const listSheets = () => document.adoptedStyleSheets as unknown as Sheet[];

/** A demo that prints its theme. */
function Demo() {
  const { direction, palette, spacing } = useTheme();
  return (
    <>
      <Button>Save</Button>
      <output>{[palette.mode, direction, spacing(1)].join(' ')}</output>
    </>
  );
}

const change = (state: Partial<ThemeState>) =>
  act(() => themeStore.set({ ...INITIAL_THEME_STATE, ...state }));

const OriginalSheet = window.CSSStyleSheet;

beforeAll(() => {
  window.CSSStyleSheet = Sheet as never;
  Object.defineProperty(document, 'adoptedStyleSheets', {
    configurable: true,
    writable: true,
    value: [],
  });
});

afterAll(() => {
  window.CSSStyleSheet = OriginalSheet;
});

beforeEach(() => {
  render(
    <MaterialSandbox>
      <Demo />
    </MaterialSandbox>,
  );
});

afterEach(() => {
  act(() => {
    modeStore.set('light');
    themeStore.set(INITIAL_THEME_STATE);
  });
});

const getTheme = () => screen.getByRole('status').textContent;

it('runs a demo in the theme of the library', () => {
  expect(getTheme()).toBe('light ltr 8px');
  expect(screen.getByRole('button')).toHaveClass('MuiButton-sizeMedium');
});

it('follows the mode that is on the screen', async () => {
  await act(async () => {
    modeStore.set('dark');
    await Promise.resolve();
  });
  expect(getTheme()).toBe('dark ltr 8px');
});

it.each<[string, Partial<ThemeState>, string]>([
  ['direction', { direction: 'rtl' }, 'light rtl 8px'],
  ['spacing', { spacing: 4 }, 'light ltr 4px'],
])('follows the %s of the reader', (_name, state, theme) => {
  change(state);
  expect(getTheme()).toBe(theme);
});

it("the sandbox of Material UI follows the reader's density", () => {
  change({ dense: true });
  expect(screen.getByRole('button')).toHaveClass('MuiButton-sizeSmall');
});

it('keeps its variables in one sheet, which follows the colours of the reader', () => {
  render(
    <MaterialSandbox>
      <Demo />
    </MaterialSandbox>,
  );
  expect(listSheets()).toHaveLength(1);
  expect(listSheets()[0]?.text).toContain('--mui-palette-primary-main:#1976d2');
  change({ paletteColors: { primary: { main: '#aa0000' } } });
  expect(listSheets()).toHaveLength(1);
  expect(listSheets()[0]?.text).toContain('--mui-palette-primary-main:#aa0000');
});

it('writes nothing to storage and nothing to the page', async () => {
  const write = jest.spyOn(Storage.prototype, 'setItem');
  const before = root.outerHTML.replace(/<body[^]*/, '');
  await act(async () => {
    render(
      <MaterialSandbox>
        <p>Another demo</p>
      </MaterialSandbox>,
    );
    await Promise.resolve();
  });
  expect(write).not.toHaveBeenCalled();
  expect(root.outerHTML.replace(/<body[^]*/, '')).toBe(before);
  write.mockRestore();
});
