import { existsSync } from 'node:fs';
import demosPlugin from './index';

interface Rule {
  test?: RegExp;
  include?: string[];
  resourceQuery: RegExp | { not: RegExp[] };
  enforce: string;
  use: string[];
}

const { rules } = (
  demosPlugin({ siteDir: '/site' }).configureWebpack as unknown as () => {
    module: { rules: Rule[] };
  }
)().module;
const [models, modules, dark, ...others] = rules;

it.each([
  ['?demo-models=ButtonSizes,ButtonLinks', true],
  ['?demo-models=ButtonSizes', true],
  ['', false],
  ['?models=ButtonSizes', false],
])('loads %j as models: %s', (query, matches) => {
  expect(others).toEqual([]);
  expect((models?.resourceQuery as RegExp).test(query)).toBe(matches);
  // A module that is requested as a model is not loaded as a module.
  expect(modules?.resourceQuery).toEqual({ not: [models?.resourceQuery] });
});

it('reads the TypeScript itself, before it is compiled', () => {
  for (const rule of rules) {
    expect(rule.enforce).toBe('pre');
    expect(rule.use.map((loader) => existsSync(loader))).toEqual([true]);
  }
});

it('leaves the comparison of palette modes out of the browser', () => {
  const path = 'src/components/demos/Demo/renderDarkStyles';
  expect(existsSync(`${path}.tsx`)).toBe(true);
  expect(dark?.test?.test(`/site/${path}.tsx`)).toBe(true);
  expect(dark?.test?.test(`/site/${path}.server.test.tsx`)).toBe(false);
});

it('takes style sheets out of the modules beside the pages, and of no others', () => {
  expect(modules?.include).toEqual(['/site/docs', '/site/blog']);
  expect(modules?.test?.test('/site/docs/ButtonSizes/css.tsx')).toBe(true);
  expect(modules?.test?.test('/site/docs/button.mdx')).toBe(false);
});
