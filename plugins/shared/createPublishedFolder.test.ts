import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createPublishedFolder } from './createPublishedFolder';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'));
const folder = createPublishedFolder(
  { generatedFilesDir: root, baseUrl: '/base/' },
  'some-plugin',
);

afterAll(() => fs.rmSync(root, { recursive: true }));

it('copies what was written last into a build', async () => {
  await folder.write([['old.json', '{}']]);
  await folder.write(new Map([['assets/deep/new.json', '[1]']]));
  const outDir = path.join(root, 'build');
  await folder.hooks.postBuild({ outDir } as never);
  expect(fs.readdirSync(outDir, { recursive: true }).sort()).toEqual([
    'assets',
    'assets/deep',
    'assets/deep/new.json',
  ]);
  expect(fs.readFileSync(path.join(outDir, 'assets/deep/new.json'), 'utf8')).toBe(
    '[1]',
  );
});

it('is served below the base URL in the browser alone', () => {
  const configure = folder.hooks.configureWebpack as (
    config: object,
    isServer: boolean,
  ) => unknown;
  expect(configure({}, true)).toEqual({});
  expect(configure({}, false)).toEqual({
    devServer: {
      static: [
        { directory: path.join(root, 'some-plugin', 'site'), publicPath: '/base/' },
      ],
    },
  });
});
