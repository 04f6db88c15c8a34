import type { PluginContentLoadedActions } from '@docusaurus/types';
import { createLazyData } from './createLazyData';

const make = jest.fn(() => Promise.resolve(['Add', 'Remove']));

/** Goes through the hooks of a plugin, as Docusaurus does. */
async function load(mode: 'development' | 'production') {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: mode });
  try {
    const hooks = createLazyData(
      { generatedFilesDir: '/site/.docusaurus' },
      'icons',
      'names.json',
      make,
    );
    const createData = jest.fn((_file: string, _text: string) =>
      Promise.resolve(''),
    );
    await hooks.contentLoaded({
      content: await hooks.loadContent(),
      actions: { createData } as unknown as PluginContentLoadedActions,
    });
    return { written: createData.mock.calls, ...hooks };
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
  }
}

type Configure = Awaited<ReturnType<typeof load>>['configureWebpack'];

const configure = (configureWebpack: Configure) =>
  configureWebpack(...([] as unknown as Parameters<Configure>));

beforeEach(() => make.mockClear());

it('makes the data of a build at once', async () => {
  const { written, configureWebpack } = await load('production');
  expect(written).toEqual([['names.json', '["Add","Remove"]']]);
  expect(configure(configureWebpack)).toEqual({});
});

it('makes them when they are imported while the site is developed', async () => {
  const { written, configureWebpack } = await load('development');
  expect(written).toEqual([['names.json', 'null']]);
  expect(make).not.toHaveBeenCalled();
  const rule = {
    include: '/site/.docusaurus/icons/default/names.json',
    use: [{ options: { make: expect.any(Function) } }],
  };
  const settings = configure(configureWebpack);
  expect(settings).toMatchObject({ module: { rules: [rule] } });
  const { module } = settings as {
    module: { rules: { use: { options: { make: () => Promise<string> } }[] }[] };
  };
  await expect(module.rules[0]?.use[0]?.options.make()).resolves.toBe(
    '["Add","Remove"]',
  );
});
