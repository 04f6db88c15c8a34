import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSwizzleProblems } from './findSwizzleProblems';
import { listSwizzleFiles } from './listSwizzleFiles';
import { fileToComponentName, readSwizzle, renderSwizzleRow } from './readSwizzle';
import { recordUpstream } from './recordUpstream';
import { replaceTable, writeRecords } from './writeRecords';

const HEADER =
  '// Upstream: Doc/Page @ 3.1.0\n// Wrap: adds a lead\n// Reason: <b> needs a lead\n';
const ROW = '| `Doc/Page` | wrap | \\<b> needs a lead | 3.1.0 |';
const TABLE = '| component | how | why | since |\n| :-- | :-- | :-- | :-- |\n';

let siteDir: string;

function writeSite(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
    writeFileSync(path.join(siteDir, file), text);
  }
}

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'swizzles-'));
  writeSite({
    'node_modules/@docusaurus/theme-classic/package.json': '{"version":"3.1.0"}',
    'node_modules/@docusaurus/theme-classic/lib/theme/Doc/Page/index.js': 'original',
    'node_modules/@docusaurus/theme-classic/lib/theme/Search.js': 'search',
    'node_modules/@docusaurus/core/package.json': '{"version":"3.1.1"}',
    'node_modules/@docusaurus/core/lib/client/theme-fallback/Root/index.js': 'root',
    'src/theme/Doc/Page/index.tsx': `${HEADER}export default null;\n`,
    'src/theme/Doc/Page/styles.module.css': '',
    'src/theme/README.md': `# Theme\n\n${TABLE}| old |\n\nEnd\n`,
  });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const upstream = (name: string) =>
  recordUpstream(path.join(siteDir, 'node_modules'), name);

const check = (readme = `${TABLE}${ROW}\n`) =>
  findSwizzleProblems(listSwizzleFiles(siteDir), {
    readme,
    recorded: {
      'Doc/Page': { file: '', version: '', sha256: '', ...upstream('Doc/Page') },
    },
    findUpstream: upstream,
  });

describe('readSwizzle', () => {
  it('reads the three lines', () => {
    expect(readSwizzle(`${HEADER}code`)).toEqual({
      name: 'Doc/Page',
      version: '3.1.0',
      action: 'wrap',
      effect: 'adds a lead',
      reason: '<b> needs a lead',
    });
    expect(readSwizzle(HEADER.replace('Wrap', 'Eject'))).toMatchObject({
      action: 'eject',
    });
  });

  it.each([
    ['', ''],
    ['// Wrap: adds a lead\n', ''],
    ['Wrap: adds', 'Change: adds'],
    [' @ 3.1.0', ''],
    ['Reason: <b> needs a lead', 'Reason: '],
    ['// Upstream', '\n// Upstream'],
  ])('refuses a header with %j instead of %j', (part, replacement) => {
    const text = part === '' ? 'code' : HEADER.replace(part, replacement);
    expect(readSwizzle(text)).toBeNull();
  });
});

describe('fileToComponentName', () => {
  it.each([
    ['DocItem/Layout/index.tsx', 'DocItem/Layout'],
    ['Layout/index.tsx', 'Layout'],
    ['Root.tsx', 'Root'],
    ['Root.test.tsx', null],
    ['Layout/parts.tsx', null],
    ['Layout/styles.module.css', null],
    ['README.md', null],
  ])('%s → %s', (file, name) => {
    expect(fileToComponentName(file)).toBe(name);
  });
});

describe('renderSwizzleRow', () => {
  it('escapes what Markdown would swallow', () => {
    const row = renderSwizzleRow({
      name: 'Doc',
      action: 'eject',
      effect: '',
      reason: '<p> | q',
      version: '3.1.0',
    });
    expect(row).toBe('| `Doc` | eject | \\<p> \\| q | 3.1.0 |');
  });
});

describe('recordUpstream', () => {
  it('finds folders, single files and the fallback theme', () => {
    expect(upstream('Doc/Page')).toEqual({
      file: '@docusaurus/theme-classic/lib/theme/Doc/Page/index.js',
      version: '3.1.0',
      sha256: '0682c5f2076f099c34cfdd15a9e063849ed437a49677e6fcc5b4198c76575be5',
    });
    expect(upstream('Search')?.file).toBe(
      '@docusaurus/theme-classic/lib/theme/Search.js',
    );
    expect(upstream('Root')).toMatchObject({
      file: '@docusaurus/core/lib/client/theme-fallback/Root/index.js',
      version: '3.1.1',
    });
    expect(upstream('Gone')).toBeNull();
  });
});

describe('findSwizzleProblems', () => {
  it('finds nothing where all is recorded', () => {
    expect(check()).toEqual([]);
  });

  it('finds an override of a component that is gone', () => {
    writeSite({ 'src/theme/Gone/index.tsx': HEADER });
    expect(check()).toEqual([
      'src/theme/Gone/index.tsx:1: no package has a component Gone',
    ]);
  });

  it('finds a missing header, a wrong name and an old version', () => {
    writeSite({ 'src/theme/Doc/Page/index.tsx': 'code' });
    expect(check()).toEqual([
      expect.stringMatching(
        /^src\/theme\/Doc\/Page\/index\.tsx:1: must begin with /,
      ),
    ]);
    writeSite({
      'src/theme/Doc/Page/index.tsx': HEADER.replace(
        'Doc/Page @ 3.1.0',
        'Page @ 3.0.0',
      ),
    });
    expect(check()).toEqual([
      'src/theme/Doc/Page/index.tsx:1: says it overrides Page, but overrides Doc/Page',
      'src/theme/Doc/Page/index.tsx:1: was written for 3.0.0, but 3.1.0 is installed',
      'src/theme/README.md: lacks the row | `Page` | wrap | \\<b> needs a lead | 3.0.0 |',
    ]);
  });

  it('finds an original that has changed, and one that was never recorded', () => {
    const recorded = { 'Doc/Page': upstream('Doc/Page')! };
    const files = listSwizzleFiles(siteDir);
    const evidence = { readme: `${ROW}\n`, recorded, findUpstream: upstream };
    writeSite({
      'node_modules/@docusaurus/theme-classic/lib/theme/Doc/Page/index.js':
        'changed',
    });
    expect(findSwizzleProblems(files, evidence)).toEqual([
      'src/theme/Doc/Page/index.tsx:1: @docusaurus/theme-classic/lib/theme/Doc/Page/index.js is no longer the file that was recorded; compare the two, then record it again',
    ]);
    expect(findSwizzleProblems(files, { ...evidence, recorded: {} })).toEqual([
      'src/theme/upstream.json: does not record Doc/Page',
    ]);
  });

  it('finds rows and records that nothing stands behind', () => {
    rmSync(path.join(siteDir, 'src/theme/Doc'), { recursive: true });
    expect(check()).toEqual([
      'src/theme/upstream.json: records Doc/Page, which is not overridden',
      'src/theme/README.md: lists Doc/Page, which is not overridden',
    ]);
  });
});

describe('writeRecords', () => {
  it('writes table and fingerprints that pass the check', () => {
    expect(writeRecords(siteDir)).toBe(1);
    const readme = readFileSync(path.join(siteDir, 'src/theme/README.md'), 'utf8');
    expect(readme).toBe(`# Theme\n\n${TABLE}${ROW}\n\nEnd\n`);
    const recorded = JSON.parse(
      readFileSync(path.join(siteDir, 'src/theme/upstream.json'), 'utf8'),
    );
    expect(
      findSwizzleProblems(listSwizzleFiles(siteDir), {
        readme,
        recorded,
        findUpstream: upstream,
      }),
    ).toEqual([]);
  });

  it('writes nothing where a header or an original is missing', () => {
    writeSite({ 'src/theme/Gone/index.tsx': HEADER });
    expect(() => writeRecords(siteDir)).toThrow('no package has a component Gone');
    writeSite({ 'src/theme/Gone/index.tsx': '' });
    expect(() => writeRecords(siteDir)).toThrow(
      'src/theme/Gone/index.tsx:1: must begin',
    );
    expect(
      readFileSync(path.join(siteDir, 'src/theme/README.md'), 'utf8'),
    ).toContain('| old |');
  });
});

describe('replaceTable', () => {
  it('refuses a text without the table', () => {
    expect(() => replaceTable('# Theme\n', [])).toThrow('lacks the table head');
  });
});
