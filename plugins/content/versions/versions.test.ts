import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { PRODUCTS } from '../../../src/lib/address/products';
import versionsPlugin from './index';
import { loadVersions } from './loadVersions';
import { summariseReleases } from './summariseReleases';
import type { VersionsData } from './types';

const SITE_DIR = path.resolve(__dirname, '../../..');

const RELEASES = [
  ['2.1.1', '2023-03-11'],
  ['2.1.0', '2022-09-01'],
  ['2.0.0', null],
  ['2.0.0-alpha.1', '2022-05-04'],
  ['1.9.0', '2022-05-03'],
].map(([version, releasedOn]) => ({
  version: String(version),
  releasedOn: releasedOn ?? null,
  packages: {},
}));

describe('summariseReleases', () => {
  it('gathers minor versions, the newest first', () => {
    expect(summariseReleases(RELEASES, 2)).toEqual({
      major: 2,
      minors: [
        {
          line: '2.1',
          first: { version: '2.1.0', releasedOn: '2022-09-01' },
          latest: { version: '2.1.1', releasedOn: '2023-03-11' },
          count: 2,
        },
        {
          line: '2.0',
          first: { version: '2.0.0', releasedOn: null },
          latest: { version: '2.0.0', releasedOn: null },
          count: 1,
        },
      ],
      preReleases: 1,
      daysBetween: 191,
    });
  });

  it('knows no rhythm of a single release', () => {
    expect(summariseReleases(RELEASES, 1).daysBetween).toBeNull();
  });

  it('stops where there is no release', () => {
    expect(() => summariseReleases(RELEASES, 3)).toThrow('version 3');
  });
});

describe('the installed packages', () => {
  const versions = loadVersions(SITE_DIR);

  it('are the documented ones', () => {
    const read = (name: string) => versions.packages[name]?.version;
    expect(read('@mui/material')).toBe('5.15.5');
    expect(read('@mui/joy')).toBe('5.0.0-beta.23');
    expect(read('@mui/base')).toBe('5.0.0-beta.32');
    expect(read('@mui/system')).toBe('5.15.5');
  });

  it('all have a day, a range of React and links that name the release', () => {
    for (const { packageName } of PRODUCTS) {
      expect(versions.packages[packageName]).toMatchObject({
        releasedOn: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        react: expect.stringContaining('18'),
        licence: 'MIT',
        notesUrl: expect.stringMatching(
          /^https:\/\/github\.com\/mui\/[\w-]+\/releases\/tag\/v\d+\.\d+\.\d+$/,
        ),
      });
    }
  });

  it('in beta point to the release they came with', () => {
    expect(versions.packages['@mui/joy']).toMatchObject({
      releasedOn: '2024-01-17',
      sourceUrl: 'https://github.com/mui/material-ui/tree/v5.15.5/packages/mui-joy',
    });
  });

  it('have release lines that end with what is installed', () => {
    expect(versions.core.minors[0]).toMatchObject({
      line: '5.15',
      latest: { version: '5.15.5' },
    });
    expect(versions.core.minors.at(-1)).toMatchObject({
      line: '5.0',
      first: { version: '5.0.0', releasedOn: '2021-09-16' },
    });
    expect(versions.x.minors[0]?.latest.version).toBe('6.19.2');
    const lines = versions.core.minors.map(({ line }) => line);
    expect(new Set(lines).size).toBe(16);
  });
});

it('the bundler gets the versions as a module', async () => {
  const createData = jest.fn<Promise<string>, [string, string]>(() =>
    Promise.resolve(''),
  );
  const plugin = versionsPlugin({
    siteDir: SITE_DIR,
    generatedFilesDir: path.join(SITE_DIR, 'no-reference'),
  } as LoadContext);
  await plugin.contentLoaded?.({
    actions: { createData } as unknown as PluginContentLoadedActions,
    content: (await plugin.loadContent?.()) as VersionsData,
  });
  const [[file, text] = ['', '{}'], changes] = createData.mock.calls;
  expect(file).toBe('versions.json');
  // A site without a reference has no changes.
  expect(changes).toEqual(['api-changes.json', '[]']);
  expect((JSON.parse(text) as VersionsData).core.major).toBe(5);
});
