/**
 * `npm run style-properties`: puts a value for each style property of MUI System through the
 * installed package, and writes the tables of the page about them.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { listStyleProperties } from './style-properties/listStyleProperties';
import { PROPERTIES_PAGE, replaceTables } from './style-properties/propertiesPage';
import { renderStyleProperties } from './style-properties/renderStyleProperties';

const groups = listStyleProperties();
const page = readFileSync(PROPERTIES_PAGE, 'utf8');
const written = replaceTables(page, renderStyleProperties(groups));
writeFileSync(PROPERTIES_PAGE, await format(written, { parser: 'mdx' }));
console.log(
  `${groups.reduce((sum, { properties }) => sum + properties.length, 0)} properties in ${PROPERTIES_PAGE}`,
);
