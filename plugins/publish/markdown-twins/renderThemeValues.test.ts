import { readJoyThemeValues } from '../../shared/readJoyThemeValues';
import { readThemeValues } from '../../shared/readThemeValues';
import { renderThemeValues } from './renderThemeValues';

const material = readThemeValues();
const joy = readJoyThemeValues();

it.each([
  [material, 'palette', ['Key', 'Light', 'Dark'], 'palette.mode'],
  [material, 'zIndex', ['Key', 'Value'], 'zIndex.mobileStepper'],
  [joy, 'radius', ['Key', 'CSS variable', 'Value'], '--joy-radius-xs'],
  [joy, 'typography', ['Key', 'Light', 'Dark'], 'typography.h1.fontFamily'],
])('writes a part of a theme as a table', (parts, name, columns, first) => {
  const text = JSON.stringify(renderThemeValues(parts, name, 'a.mdx:1'));
  columns.forEach((column) => expect(text).toContain(`"value":"${column}"`));
  expect(text).toContain(`"value":"${first}"`);
});

it('has no column of variables where there are none', () => {
  const text = JSON.stringify(renderThemeValues(material, 'palette', 'a.mdx:1'));
  expect(text).not.toContain('CSS variable');
});

it('refuses a part that the theme has not', () => {
  expect(() => renderThemeValues(material, 'colour', 'a.mdx:7')).toThrow(
    'a.mdx:7: the default theme has no "colour"',
  );
});
