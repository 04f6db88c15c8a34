import path from 'node:path';
import shortClassNamesPlugin from '.';

const SITE = path.resolve(__dirname, '../../..');

const makeRule = () => ({
  use: [
    { loader: 'extract' },
    { options: { modules: { localIdentName: '[local]_[contenthash:base64:4]' } } },
  ],
});

function configure(mode: string, rules: object[]): unknown {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  return shortClassNamesPlugin({ siteDir: SITE }).configureWebpack?.(
    { module: { rules } },
    false,
    {} as never,
    undefined,
  );
}

type GetLocalIdent = (
  context: { resourcePath: string },
  pattern: string,
  name: string,
) => string | undefined;

const readGetLocalIdent = (rule: ReturnType<typeof makeRule>) =>
  (
    rule.use[1]?.options?.modules as unknown as {
      getLocalIdent?: GetLocalIdent;
    }
  ).getLocalIdent;

it('names the classes of the shell and of the theme in a build', () => {
  const rule = makeRule();
  configure('production', [{ test: /\.css$/ }, rule]);
  const getLocalIdent = readGetLocalIdent(rule);
  const requestName = (resourcePath: string, name: string) =>
    getLocalIdent?.({ resourcePath }, '', name);
  expect(
    requestName(path.join(SITE, 'src/theme/Layout/styles.module.css'), 'missing'),
  ).toBe(undefined);
  const sheet =
    require.resolve('@docusaurus/theme-classic/lib/theme/CodeBlock/Container/styles.module.css');
  expect(requestName(sheet, 'codeBlockContainer')).toMatch(/^_\w{2,3}0$/);
});

it('class names stay readable in development', () => {
  const rule = makeRule();
  configure('development', [rule]);
  expect(readGetLocalIdent(rule)).toBeUndefined();
});

it('says that Docusaurus has no rule for such sheets', () => {
  expect(() => configure('production', [{ test: /\.css$/ }])).toThrow(
    'short-class-names: Docusaurus has no rule for CSS modules.',
  );
});
