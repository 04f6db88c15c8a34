import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Plugin } from '@docusaurus/types';
import linkCheckPlugin from './index';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(os.tmpdir(), 'link-check-'));
});

afterEach(() => rmSync(siteDir, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  writeFileSync(path.join(siteDir, file), text);
}

async function run(source: string): Promise<void> {
  write('docs/usage.mdx', source);
  write('build/usage/index.html', '<h1 id="top">Usage</h1>');
  write('build/feed.xml', '<rss />');
  const page = {
    path: '/portal/usage/',
    component: '',
    metadata: { sourceFilePath: 'docs/usage.mdx' },
  };
  await linkCheckPlugin().postBuild?.({
    siteDir,
    outDir: path.join(siteDir, 'build'),
    baseUrl: '/portal/',
    routes: [{ path: '/portal/', component: '', routes: [page] }],
  } as unknown as PostBuildProps);
}

describe('link-check', () => {
  it('accepts links to pages, places and files', async () => {
    await expect(
      run('[A](/usage/) [B](#top) [C](/feed.xml)'),
    ).resolves.toBeUndefined();
  });

  it('ends the build with file and line of every broken link', async () => {
    const build = async () => run('[A](/gone/)\n[B](#bottom)');
    await expect(build()).rejects.toThrow(
      /docs\/usage\.mdx:1: link to \/gone\/.*\n.*docs\/usage\.mdx:2: link to #bottom/,
    );
  });
});
