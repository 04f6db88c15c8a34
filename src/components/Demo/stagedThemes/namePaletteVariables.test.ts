import { namePaletteVariables } from './namePaletteVariables';

it('names variables in place of colours, and leaves the rest', () => {
  const getContrastText = () => '#fff';
  const palette = {
    mode: 'light',
    primary: { main: '#1976d2', contrastText: '#fff' },
    grey: { 50: '#fafafa' },
    action: { hoverOpacity: 0.04 },
    own: '#123456',
    getContrastText,
  };
  const variables = {
    mode: 'light',
    primary: {
      main: 'var(--mui-palette-primary-main)',
      contrastText: 'var(--mui-palette-primary-contrastText)',
    },
    grey: { 50: 'var(--mui-palette-grey-50)' },
    action: { hoverOpacity: 'var(--mui-palette-action-hoverOpacity)' },
  };
  expect(namePaletteVariables(palette, variables)).toEqual({
    mode: 'light',
    primary: variables.primary,
    grey: variables.grey,
    action: palette.action,
    own: '#123456',
    getContrastText,
  });
});
