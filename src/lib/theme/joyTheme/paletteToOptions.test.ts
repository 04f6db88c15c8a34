import { extendTheme } from '@mui/joy/styles';
import { deriveScale } from './deriveScale';
import { paletteToOptions } from './paletteToOptions';

it.each(['light', 'dark'] as const)(
  'gives a theme the chosen colour and its shades: %s',
  (scheme) => {
    const theme = extendTheme(paletteToOptions({ primary: { main: '#a8327e' } })!);
    const { primary, neutral } = theme.colorSchemes[scheme].palette;
    expect(primary).toMatchObject(deriveScale('#a8327e'));
    expect(primary[500]).toBe('#a8327e');
    expect(primary.solidBg).toContain('--joy-palette-primary-500');
    expect(neutral).toEqual(extendTheme().colorSchemes[scheme].palette.neutral);
  },
);

it('sets nothing for what Joy UI does not have', () => {
  expect(paletteToOptions({})).toBeNull();
  expect(paletteToOptions({ secondary: { main: '#00aa00' } })).toBeNull();
});
