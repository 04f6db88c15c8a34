import { createTheme } from '@mui/material/styles';
import { readThemeValues, THEME_PARTS } from './readThemeValues';

const values = Object.values(readThemeValues()).flat();

it('reads what the installed package has, in both modes', () => {
  expect(values).toContainEqual({
    path: 'palette.primary.main',
    light: '#1976d2',
    dark: '#90caf9',
  });
  expect(values).toContainEqual({ path: 'zIndex.modal', light: '1300' });
  expect(values).toContainEqual({ path: 'shape.borderRadius', light: '4' });
  expect(values.filter(({ path }) => path.startsWith('shadows['))).toHaveLength(25);
});

it('leaves out no part but those of the library itself', () => {
  const others = Object.keys(createTheme()).filter(
    (name) => !(THEME_PARTS as readonly string[]).includes(name),
  );
  expect(others).toEqual(['components', 'unstable_sxConfig', 'unstable_sx']);
});

it('each value of the theme is named once', () => {
  const paths = values.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
