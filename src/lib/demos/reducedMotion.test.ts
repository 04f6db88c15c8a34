import { readFileSync } from 'node:fs';
import path from 'node:path';
import { REDUCED_MOTION_STYLES } from './reducedMotion';

const BASE = readFileSync(path.resolve(__dirname, '../../css/base.css'), 'utf8');

/** Declarations within the query, in one spelling. */
const listDeclarations = (styles: string) =>
  styles
    .replace(/\/\*[^]*?\*\//g, '')
    .split('@media (prefers-reduced-motion: reduce)')[1]
    ?.match(/[\w-]+: [^;{}]+ !important/g);

it('the styles of reduced motion in the runner equal those of the page', () => {
  expect(listDeclarations(BASE)).toHaveLength(6);
  expect(listDeclarations(REDUCED_MOTION_STYLES)).toEqual(listDeclarations(BASE));
});
