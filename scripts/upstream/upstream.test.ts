import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compareUpstream, renderChanges } from './compareUpstream';
import { listUpstreamDependencies } from './dependencies';
import { findUpstreamProblems } from './findUpstreamProblems';
import { fingerprintFile, findThemeOriginal } from './fingerprintFile';
import { fileToComponentName, readSwizzle, renderSwizzleRow } from './readSwizzle';
import {
  readRecords,
  replaceTable,
  UPSTREAM_FILE,
  writeRecords,
} from './writeRecords';

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
  siteDir = mkdtempSync(path.join(tmpdir(), 'upstream-'));
  writeSite({
    'node_modules/@docusaurus/theme-classic/package.json': '{"version":"3.1.0"}',
    'node_modules/@docusaurus/theme-classic/lib/theme/Doc/Page/index.js': 'original',
    'node_modules/@docusaurus/theme-classic/lib/theme/Search.js': 'search',
    'node_modules/@docusaurus/core/package.json': '{"version":"3.1.1"}',
    'node_modules/@docusaurus/core/lib/client/theme-fallback/Root/index.js': 'root',
    'src/theme/Doc/Page/index.tsx': `${HEADER}export default null;\n`,
    'src/theme/Doc/Page/styles.module.css': '',
    'plugins/docusaurus/upstream.json': '[]',
    'src/theme/README.md': `# Theme\n\n${TABLE}| old |\n\nEnd\n`,
  });
});

afterEach(() => rmSync(siteDir, { recursive: true }));

const ORIGINAL = '@docusaurus/theme-classic/lib/theme/Doc/Page/index.js';
const SEARCH = '@docusaurus/theme-classic/lib/theme/Search.js';

const getNodeModules = () => path.join(siteDir, 'node_modules');

const listDependencies = () =>
  listUpstreamDependencies(siteDir, getNodeModules(), {
    'plugins/search': [SEARCH],
  });

const compare = () =>
  compareUpstream(listDependencies(), readRecords(siteDir), getNodeModules());

const record = () => writeRecords(siteDir, compare().records);

const check = (readme = `${TABLE}${ROW}\n`) =>
  findUpstreamProblems(siteDir, {
    readme,
    recorded: readRecords(siteDir),
    nodeModules: getNodeModules(),
    dependencies: listDependencies(),
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

describe('findThemeOriginal', () => {
  it('finds folders, single files and the fallback theme', () => {
    expect(
      ['Doc/Page', 'Search', 'Root', 'Gone'].map((name) =>
        findThemeOriginal(getNodeModules(), name),
      ),
    ).toEqual([
      ORIGINAL,
      SEARCH,
      '@docusaurus/core/lib/client/theme-fallback/Root/index.js',
      null,
    ]);
  });
});

describe('fingerprintFile', () => {
  it('reads the content of a file and the version of its package', () => {
    expect(fingerprintFile(getNodeModules(), ORIGINAL)).toEqual({
      version: '3.1.0',
      sha256: '0682c5f2076f099c34cfdd15a9e063849ed437a49677e6fcc5b4198c76575be5',
    });
    expect(fingerprintFile(getNodeModules(), 'gone/index.js')).toBeNull();
  });
});

describe('compareUpstream', () => {
  it('finds nothing where nothing but versions has changed', () => {
    record();
    writeSite({
      'node_modules/@docusaurus/theme-classic/package.json': '{"version":"3.2.0"}',
    });
    expect(compare().changes).toEqual([]);
    expect(renderChanges([])).toBe('No file that the portal relies on has changed.');
  });

  it('lists files that are new, changed, gone or no longer used, in one table', () => {
    record();
    writeSite({
      [`node_modules/${ORIGINAL}`]: 'changed',
      'node_modules/@docusaurus/core/lib/a.js': '',
    });
    rmSync(path.join(getNodeModules(), SEARCH));
    const { changes, records } = compareUpstream(
      listUpstreamDependencies(siteDir, getNodeModules(), {
        'plugins/a': ['@docusaurus/core/lib/a.js', SEARCH],
      }),
      readRecords(siteDir),
      getNodeModules(),
    );
    expect(records).toHaveLength(2);
    expect(
      renderChanges(changes)
        .split('\n')
        .map((line) => line.split(/ {2,}/)),
    ).toEqual([
      ['file', 'used by', 'change', 'recorded', 'installed'],
      ['@docusaurus/core/lib/a.js', 'plugins/a', 'new', '-', '3.1.1'],
      [ORIGINAL, 'src/theme/Doc/Page/index.tsx', 'changed', '3.1.0', '3.1.0'],
      [SEARCH, 'plugins/a', 'gone', '-', '-'],
      [SEARCH, 'plugins/search', 'no longer used', '3.1.0', '-'],
    ]);
  });
});

describe('findUpstreamProblems', () => {
  it('finds nothing where all is recorded', () => {
    record();
    expect(check()).toEqual([]);
  });

  it('finds an override of a component that is gone', () => {
    writeSite({ 'src/theme/Gone/index.tsx': HEADER });
    expect(
      findUpstreamProblems(siteDir, {
        readme: `${ROW}\n`,
        recorded: [],
        nodeModules: getNodeModules(),
      }),
    ).toEqual(['src/theme/Gone/index.tsx:1: no package has a component Gone']);
  });

  it('finds a missing header, a wrong name and an old version', () => {
    record();
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
      'src/theme/Doc/Page/index.tsx:1: was written for 3.0.0, but 3.1.0 is installed; run npm run record:upstream',
      'src/theme/README.md: lacks the row | `Page` | wrap | \\<b> needs a lead | 3.0.0 |',
    ]);
  });

  it('finds files that have changed, and those that were never recorded', () => {
    expect(check()).toEqual([
      `src/theme/Doc/Page/index.tsx: relies on ${ORIGINAL}, which is new; see npm run record:upstream`,
      `plugins/search: relies on ${SEARCH}, which is new; see npm run record:upstream`,
    ]);
    record();
    writeSite({ [`node_modules/${SEARCH}`]: 'changed' });
    expect(check()).toEqual([
      `plugins/search: relies on ${SEARCH}, which is changed; see npm run record:upstream`,
    ]);
  });

  it('finds rows and records that nothing stands behind', () => {
    record();
    rmSync(path.join(siteDir, 'src/theme/Doc'), { recursive: true });
    expect(check()).toEqual([
      'src/theme/README.md: lists Doc/Page, which is not overridden',
      `src/theme/Doc/Page/index.tsx: relies on ${ORIGINAL}, which is no longer used; see npm run record:upstream`,
    ]);
  });
});

describe('writeRecords', () => {
  it('writes records, table and headers that pass the check', () => {
    writeSite({
      'src/theme/Doc/Page/index.tsx': `${HEADER.replace('3.1.0', '3.0.0')}code\n`,
    });
    record();
    const readme = readFileSync(path.join(siteDir, 'src/theme/README.md'), 'utf8');
    expect(readme).toBe(`# Theme\n\n${TABLE}${ROW}\n\nEnd\n`);
    expect(
      readFileSync(path.join(siteDir, 'src/theme/Doc/Page/index.tsx'), 'utf8'),
    ).toBe(`${HEADER}code\n`);
    expect(check(readme)).toEqual([]);
  });

  it('writes nothing where a header is missing', () => {
    const { records } = compare();
    writeSite({ 'src/theme/Search.tsx': '' });
    expect(() => writeRecords(siteDir, records)).toThrow(
      'src/theme/Search.tsx:1: must begin',
    );
    expect(readFileSync(path.join(siteDir, UPSTREAM_FILE), 'utf8')).toBe('[]');
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
