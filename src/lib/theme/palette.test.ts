import {
  createTheme,
  experimental_extendTheme as extendTheme,
  getContrastRatio,
} from '@mui/material/styles';
import fc from 'fast-check';
import {
  contrastRatio,
  derivePaletteColor,
  hexToRgb,
  parseHexColor,
  readableInkOn,
  readableOn,
  relativeLuminance,
} from './palette';

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);

/** Primary colour of the brand. */
const PRIMARY = '#007fff';

describe('parseHexColor', () => {
  it.each([
    ['#007FFF', '#007fff'],
    ['#007fff', '#007fff'],
    ['#fff', undefined],
    ['#007fff0', undefined],
    ['x#007fff', undefined],
    ['#007fff\n', undefined],
    ['#00ggff', undefined],
    ['red', undefined],
    ['', undefined],
    [0x007fff, undefined],
    [['#007fff'], undefined],
    [null, undefined],
  ])('reads %p as %p', (value, color) => {
    expect(parseHexColor(value)).toBe(color);
  });
});

describe('hexToRgb', () => {
  it.each([
    ['#007fff', [0, 127, 255]],
    ['#010203', [1, 2, 3]],
    ['#FFF', [255, 255, 255]],
    ['#1a9', [0x11, 0xaa, 0x99]],
    ['#12', [NaN, NaN, NaN]],
    ['#1234', [NaN, NaN, NaN]],
    ['a#123', [NaN, NaN, NaN]],
    ['#ggg', [NaN, NaN, NaN]],
    ['rgb(0, 0, 0)', [NaN, NaN, NaN]],
    ['', [NaN, NaN, NaN]],
  ])('splits %s into %p', (hex, rgb) => {
    expect(hexToRgb(hex)).toEqual(rgb);
  });
});

describe('relativeLuminance', () => {
  it.each([
    ['#000000', 0],
    ['#ffffff', 1],
    ['#ff0000', 0.2126],
    ['#00ff00', 0.7152],
    ['#0000ff', 0.0722],
    ['#808080', 0.2158605],
    // On both sides of the bend of the curve, which lies between 10/255 and 11/255.
    ['#0a0a0a', 0.0030353],
    ['#0b0b0b', 0.0033465],
  ])('of %s is %d', (hex, luminance) => {
    expect(relativeLuminance(hex)).toBeCloseTo(luminance, 7);
  });
});

describe('contrastRatio', () => {
  it('is 21 between black and white, in either order', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 10);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 10);
  });

  it('is 1 between equals', () => {
    fc.assert(fc.property(anyColor, (color) => contrastRatio(color, color) === 1));
  });

  it('agrees with the documented theme up to its rounding of luminance', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (a, b) => {
        const theirs = getContrastRatio(a, b);
        // Half a thousandth of luminance, twice, on a sum of at least 0.05.
        expect(Math.abs(contrastRatio(a, b) / theirs - 1)).toBeLessThan(0.021);
        expect(contrastRatio(a, b)).toBe(contrastRatio(b, a));
      }),
    );
  });
});

describe('derivePaletteColor', () => {
  it('derives the primary colour of the brand', () => {
    expect(derivePaletteColor(PRIMARY)).toEqual({
      main: PRIMARY,
      light: 'rgb(51, 152, 255)',
      dark: 'rgb(0, 88, 178)',
      contrastText: '#fff',
      mainChannel: '0 127 255',
      lightChannel: '51 152 255',
      darkChannel: '0 88 178',
      contrastTextChannel: '255 255 255',
    });
  });

  it('puts dark text on a light color', () => {
    expect(derivePaletteColor('#ffee58')).toMatchObject({
      contrastText: 'rgba(0, 0, 0, 0.87)',
      contrastTextChannel: '0 0 0',
    });
  });

  it('equals what createTheme makes of any color', () => {
    fc.assert(
      fc.property(anyColor, (main) => {
        const { light, dark, contrastText } = createTheme({
          palette: { primary: { main } },
        }).palette.primary;
        expect(derivePaletteColor(main)).toMatchObject({
          main,
          light,
          dark,
          contrastText,
        });
      }),
      { numRuns: 400 },
    );
  });

  it('cuts every channel as createTheme does, over all values of a channel', () => {
    for (let value = 0; value < 256; value += 1) {
      const main = `#${value.toString(16).padStart(2, '0').repeat(3)}`;
      const { primary } = createTheme({ palette: { primary: { main } } }).palette;
      expect(derivePaletteColor(main)).toMatchObject({
        light: primary.light,
        dark: primary.dark,
        contrastText: primary.contrastText,
      });
    }
  });

  it('equals the CSS variables that extendTheme makes of any color', () => {
    fc.assert(
      fc.property(anyColor, (main) => {
        const palette = { primary: { main } };
        const theme = extendTheme({ colorSchemes: { light: { palette } } });
        expect(theme.colorSchemes.light.palette.primary).toEqual(
          derivePaletteColor(main),
        );
      }),
      { numRuns: 30 },
    );
  });
});

describe('readableInkOn', () => {
  it.each([
    ['#000000', '#ffffff'],
    ['#ffffff', '#000000'],
    [PRIMARY, '#000000'],
    ['#0059b2', '#ffffff'],
    // The lightest grey that carries white text, and the next one.
    ['#767676', '#ffffff'],
    ['#777777', '#000000'],
  ])('on %s is %s', (background, ink) => {
    expect(readableInkOn(background)).toBe(ink);
  });

  it('reaches 4.5:1 on any color', () => {
    fc.assert(
      fc.property(anyColor, (color) => {
        expect(contrastRatio(readableInkOn(color), color)).toBeGreaterThanOrEqual(
          4.5,
        );
      }),
    );
  });
});

describe('readableOn', () => {
  it('leaves a color that is readable already', () => {
    expect(readableOn('#0059B2', '#ffffff')).toBe('#0059b2');
    expect(readableOn('#767676', '#ffffff')).toBe('#767676');
  });

  it('darkens on white and lightens on the dark page', () => {
    expect(readableOn(PRIMARY, '#ffffff')).toBe('#0074e8');
    expect(readableOn('#000080', '#0b1017')).toBe('#7575ba');
  });

  it('takes the nearest step that is readable, not a further one', () => {
    const shade = readableOn('#ffcc00', '#ffffff');
    const steps = Array.from({ length: 101 }, (_, step) => {
      const rgb = hexToRgb('#ffcc00').map((value) =>
        Math.round(value * (1 - step / 100)),
      );
      return `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
    });
    const first = steps.findIndex((step) => contrastRatio(step, '#ffffff') >= 4.5);
    expect(shade).toBe(steps[first]);
    expect(first).toBeGreaterThan(1);
  });

  it('takes another minimum', () => {
    expect(readableOn(PRIMARY, '#ffffff', 3)).toBe(PRIMARY);
    const reached = contrastRatio(PRIMARY, '#ffffff');
    expect(readableOn(PRIMARY, '#ffffff', reached)).toBe(PRIMARY);
    expect(
      contrastRatio(readableOn(PRIMARY, '#ffffff', 7), '#ffffff'),
    ).toBeGreaterThan(7);
  });

  it('gives black or white where nothing is readable', () => {
    expect(readableOn(PRIMARY, '#808080', 21)).toBe('#000000');
    expect(readableOn(PRIMARY, '#333333', 21)).toBe('#ffffff');
  });

  it('gives black for what is no color', () => {
    expect(readableOn('url(x)', '#ffffff')).toBe('#000000');
    expect(readableOn(PRIMARY, 'red')).toBe('#000000');
  });

  it('reaches 4.5:1 for any color on any background', () => {
    fc.assert(
      fc.property(anyColor, anyColor, (color, background) => {
        const shade = readableOn(color, background);
        expect(parseHexColor(shade)).toBe(shade);
        expect(contrastRatio(shade, background)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});
