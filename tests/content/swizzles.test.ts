import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findSwizzleProblems } from '../../scripts/swizzles/findSwizzleProblems';
import { listSwizzleFiles } from '../../scripts/swizzles/listSwizzleFiles';
import {
  recordUpstream,
  type UpstreamRecords,
} from '../../scripts/swizzles/recordUpstream';
import { SITE_DIR } from './site';

const readThemeFile = (name: string) =>
  readFileSync(path.join(SITE_DIR, 'src/theme', name), 'utf8');

describe('overridden theme components', () => {
  it('say what they override, and the originals are unchanged', () => {
    expect(
      findSwizzleProblems(listSwizzleFiles(SITE_DIR), {
        readme: readThemeFile('README.md'),
        recorded: JSON.parse(readThemeFile('upstream.json')) as UpstreamRecords,
        findUpstream: (name) =>
          recordUpstream(path.join(SITE_DIR, 'node_modules'), name),
      }),
    ).toEqual([]);
  });
});
