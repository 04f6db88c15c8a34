import { readFileSync } from 'node:fs';
import { unstable_defaultSxConfig } from '@mui/system';
import { listStyleProperties } from './listStyleProperties';
import { PROPERTIES_PAGE, replaceTables } from './propertiesPage';
import { renderStyleProperties } from './renderStyleProperties';

const groups = listStyleProperties();

it('lists each property that the package handles, once', () => {
  const names = groups.flatMap(({ properties }) =>
    properties.map(({ name }) => name),
  );
  expect([...names].sort()).toEqual(Object.keys(unstable_defaultSxConfig).sort());
});

it('says what the package makes of a value', () => {
  const find = (name: string) =>
    groups.flatMap(({ properties }) => properties).find((one) => one.name === name);
  expect(find('px')).toEqual({
    name: 'px',
    css: ['padding-left', 'padding-right'],
    themeKey: 'spacing',
    transform: 'number × unit',
    value: 2,
    declarations: 'padding-left: 16px; padding-right: 16px',
    media: null,
  });
  expect(find('displayPrint')).toMatchObject({
    declarations: 'display: none',
    media: '@media print',
  });
  expect(find('top')).toMatchObject({ themeKey: null, declarations: 'top: 2px' });
});

/** Formatting fills the cells of a table with spaces, and its head with dashes. */
const squeeze = (text: string) =>
  text.replace(/ {2,}/g, ' ').replace(/-{3,}/g, '---');

it('is what the page says: else run npm run style-properties', () => {
  const page = readFileSync(PROPERTIES_PAGE, 'utf8');
  const written = replaceTables(page, renderStyleProperties(groups));
  expect(squeeze(page)).toBe(squeeze(written));
});

it('refuses a page without the comments around the tables', () => {
  expect(() => replaceTables('# Properties\n', '| |')).toThrow(
    'docs/system/style-utilities/properties.mdx: needs the lines',
  );
});
