import { act, render, screen } from '@testing-library/react';
import { useTheme } from '@mui/joy/styles';
import { joyThemeStore } from '../../../state/joyThemeStore';
import { themeStore } from '../../../state/preferenceStores';
import { deriveScale } from '../../../lib/theme/joyTheme/deriveScale';
import {
  INITIAL_THEME_STATE,
  type PaletteColors,
} from '../../../lib/theme/themeState';
import JoySandbox from './JoySandbox';

/** Constructed sheets by their text; jsdom has sheets without them. */
class Sheet {
  text = '';

  replaceSync(text: string) {
    this.text = text;
  }
}

const listSheets = () => document.adoptedStyleSheets as unknown as Sheet[];

/** A demo that prints the colour it computes with. */
function Demo() {
  const { palette } = useTheme();
  return <output>{palette.primary[500].toLowerCase()}</output>;
}

const choose = (paletteColors: PaletteColors) =>
  act(() => themeStore.set({ ...INITIAL_THEME_STATE, paletteColors }));

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
    <JoySandbox>
      <Demo />
    </JoySandbox>,
  );
});

afterEach(() => {
  act(() => {
    joyThemeStore.set(null);
    themeStore.set(INITIAL_THEME_STATE);
  });
});

const getColour = () => screen.getByRole('status').textContent;

it('runs a demo in the colours of the library', () => {
  expect(getColour()).toBe('#0b6bcb');
  expect(listSheets()[0]?.text).toContain('--joy-palette-primary-500:#0B6BCB');
});

it('follows the colour of the reader, with all its shades, and leaves it again', () => {
  choose({ primary: { main: '#a8327e' }, secondary: { main: '#00aa00' } });
  expect(getColour()).toBe('#a8327e');
  const [light = '', dark = ''] = listSheets()[0]?.text.split('[data-theme') ?? [];
  for (const rules of [light, dark]) {
    for (const [step, value] of Object.entries(deriveScale('#a8327e'))) {
      expect(rules).toContain(`--joy-palette-primary-${step}:${value}`);
    }
  }
  choose({});
  expect(getColour()).toBe('#0b6bcb');
});

it('shows a theme that is being built as it is', () => {
  choose({ primary: { main: '#a8327e' } });
  act(() => joyThemeStore.set({}));
  expect(getColour()).toBe('#0b6bcb');
  act(() => joyThemeStore.set(null));
  expect(getColour()).toBe('#a8327e');
});
