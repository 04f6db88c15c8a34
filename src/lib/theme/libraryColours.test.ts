import { createTheme } from '@mui/material/styles';
import { extendTheme } from '@mui/joy/styles';
import { derivePaletteColor } from './palette';
import {
  findShades,
  findShownColour,
  listShownPairs,
  pathToColourLibrary,
} from './libraryColours';
import { deriveScale } from './joyTheme/deriveScale';
import { PALETTE_COLOR_NAMES } from './themeState';

const MODES = ['light', 'dark'] as const;

it.each([
  ['/joy-ui/react-button/', 'joy-ui'],
  ['/joy-ui', 'joy-ui'],
  ['/material-ui/react-button/', 'material-ui'],
  ['/base-ui/react-button/', 'material-ui'],
  ['/x/react-data-grid/', 'material-ui'],
  ['/', 'material-ui'],
])('the colours of %s are those of %s', (pathname, library) => {
  expect(pathToColourLibrary(pathname)).toBe(library);
});

describe.each(MODES)('what is shown where nothing is chosen, %s', (mode) => {
  const { palette } = createTheme({ palette: { mode } });
  const joy = extendTheme().colorSchemes[mode].palette;

  it.each(PALETTE_COLOR_NAMES)('is the default of Material UI: %s', (name) => {
    const { main, dark } = palette[name];
    expect(findShades(name, {})[mode]).toEqual({ main, dark });
    expect(findShownColour(name, 'material-ui', mode, {})).toBe(main);
    const [label, text] = listShownPairs(name, 'material-ui', mode, {});
    expect(label?.backColor).toBe(main);
    expect(text?.frontColor).toBe(main);
    const ground = palette.background.default;
    expect(text?.backColor).toBe(ground === '#fff' ? '#ffffff' : ground);
  });

  it('is the default of Joy UI', () => {
    const main = joy.primary[500].toLowerCase();
    expect(findShownColour('primary', 'joy-ui', mode, {})).toBe(main);
    const [label, text] = listShownPairs('primary', 'joy-ui', mode, {});
    expect(joy.primary.solidBg).toContain('primary-500');
    expect(joy.primary.solidColor).toContain('common-white');
    expect(label).toMatchObject({ frontColor: '#ffffff', backColor: main });
    const step = /primary-(\d+)/.exec(joy.primary.plainColor)?.[1] as '300' | '500';
    expect(text?.frontColor).toBe(joy.primary[step].toLowerCase());
    const ground = /common-(\w+)/.exec(joy.background.body)?.[1];
    expect(text?.backColor).toBe({ white: '#ffffff', black: '#000000' }[ground!]);
  });

  it('is what the reader has chosen, in both libraries', () => {
    const chosen = { primary: { main: '#a8327e' } };
    const { dark } = createTheme({ palette: { mode, ...chosen } }).palette.primary;
    expect(findShades('primary', chosen)[mode].main).toBe('#a8327e');
    expect(derivePaletteColor('#a8327e').dark).toBe(dark);
    expect(findShades('primary', chosen)[mode].dark).toBe('#752358');
    for (const library of ['material-ui', 'joy-ui'] as const) {
      expect(findShownColour('primary', library, mode, chosen)).toBe('#a8327e');
      expect(
        listShownPairs('primary', library, mode, chosen).map(
          ({ backColor }) => backColor,
        )[0],
      ).toBe('#a8327e');
    }
    expect(listShownPairs('primary', 'joy-ui', mode, chosen)[1]?.frontColor).toBe(
      deriveScale('#a8327e')[mode === 'light' ? 500 : 300],
    );
  });
});

it('knows that Joy UI has no secondary colour', () => {
  expect(extendTheme().colorSchemes.light.palette).not.toHaveProperty('secondary');
  expect(listShownPairs('secondary', 'joy-ui', 'light', {})).toEqual([]);
  expect(findShownColour('secondary', 'joy-ui', 'light', {})).toBe('#9c27b0');
});
