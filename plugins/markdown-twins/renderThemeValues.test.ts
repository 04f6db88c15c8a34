import { renderThemeValues } from './renderThemeValues';

it.each([
  ['palette', ['Key', 'Light', 'Dark'], 'palette.mode'],
  ['zIndex', ['Key', 'Value'], 'zIndex.mobileStepper'],
])('writes %s as a table', (name, columns, first) => {
  const text = JSON.stringify(renderThemeValues(name, 'a.mdx:1'));
  columns.forEach((column) => expect(text).toContain(`"value":"${column}"`));
  expect(text).toContain(`"value":"${first}"`);
});

it('refuses a part that the theme has not', () => {
  expect(() => renderThemeValues('colour', 'a.mdx:7')).toThrow(
    'a.mdx:7: the default theme has no "colour"',
  );
});
