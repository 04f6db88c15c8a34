import { existsSync } from 'node:fs';
import demosPlugin from './index';

interface Rule {
  resourceQuery: RegExp;
  enforce: string;
  use: string[];
}

const [rule, ...others] = (
  demosPlugin().configureWebpack as unknown as () => { module: { rules: Rule[] } }
)().module.rules;

it.each([
  ['?demo-models=ButtonSizes,ButtonLinks', true],
  ['?demo-models=ButtonSizes', true],
  ['', false],
  ['?models=ButtonSizes', false],
])('loads %j as models: %s', (query, matches) => {
  expect(others).toEqual([]);
  expect(rule?.resourceQuery.test(query)).toBe(matches);
});

it('reads the TypeScript itself, before it is compiled', () => {
  expect(rule?.enforce).toBe('pre');
  expect(rule?.use.map((loader) => existsSync(loader))).toEqual([true]);
});
