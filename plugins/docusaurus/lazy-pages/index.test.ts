import path from 'node:path';
import { rspack } from '@rspack/core';
import lazyPagesPlugin from '.';

/** As Docusaurus writes it. */
const REGISTRY = `export default {
  "content---a-1": [() => import(/* webpackChunkName: "content---a-1" */ "@site/docs/a.mdx"), "@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")],
};`;

type Settings = Record<string, unknown> & {
  module?: { rules: { use: string[] }[] };
};

function configure(mode: string, isServer = false): Settings {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
  return lazyPagesPlugin({
    generatedFilesDir: '/site/.docusaurus',
  }).configureWebpack?.(
    {},
    isServer,
    { currentBundler: { name: 'rspack', instance: rspack } } as never,
    undefined,
  ) as Settings;
}

it('compiles what is requested while the site is developed, and all of it in a build', () => {
  expect(configure('development')).toMatchObject({
    lazyCompilation: { entries: false, imports: true },
  });
  expect(configure('production')).toEqual({});
  expect(configure('development', true)).toEqual({});
});

it('asks for no page that is not opened', () => {
  const [file] = configure('development').module?.rules[0]?.use ?? [];
  const load = jest.requireActual<(source: string) => string>(
    path.resolve(file ?? ''),
  );
  expect(load(REGISTRY)).toBe(
    REGISTRY.replace('require.resolveWeak("@site/docs/a.mdx")', 'undefined'),
  );
});
