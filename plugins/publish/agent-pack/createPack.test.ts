import { strFromU8, unzipSync } from 'fflate';
import { createPack, zipPack } from './createPack';
import { AGENTS_LIMIT, groupNames } from './renderAgents';
import type { PackSources } from './types';

const createSources = (names: readonly string[]): PackSources => ({
  site: {
    title: 'Wells',
    tagline: 'All about wells',
    url: 'https://wells.example.org',
    baseUrl: '/portal/',
    products: { 'joy-ui': { name: 'Joy UI' } },
    pages: [],
    apiPages: new Map(),
    apiDir: '',
  },
  versions: { '@mui/material': '5.15.5' },
  twins: names.map((name) => ({
    page: {
      path: `/portal/joy-ui/${name}/`,
      title: name,
      description: '',
      section: 'joy-ui',
      file: '',
    },
    markdown: `# ${name}\n\n## Depth\n`,
    sections: [
      { id: 'depth', title: 'Depth', depth: 2, first: 3, last: 3, bytes: 8 },
    ],
  })),
  search: { names: [], excerpts: [], terms: [] },
});

it('has pages, lists with relative links, sections and digests', () => {
  const files = createPack(createSources(['react-pump', 'guides/digging']));
  expect([...files.keys()]).toEqual([
    'AGENTS.md',
    'pages/joy-ui/react-pump.md',
    'pages/joy-ui/guides/digging.md',
    'pages/joy-ui/llms.txt',
    'sections.tsv',
    'api/index.json',
    'search.json',
    'skills/mui-docs/SKILL.md',
    'pack.json',
  ]);
  expect(files.get('pages/joy-ui/llms.txt')).toContain(
    '- [react-pump](react-pump.md)\n- [guides/digging](guides/digging.md)',
  );
  expect(files.get('sections.tsv')).toContain(
    'pages/joy-ui/guides/digging.md\t3\t3\t8\tdepth\tDepth\n',
  );
  expect(files.get('AGENTS.md')).toContain(
    '- `pages/joy-ui/react-NAME.md`: pump\n- `pages/joy-ui/guides/NAME.md`: digging\n',
  );
});

it('refuses an index that is too long to be always read', () => {
  const names = Array.from({ length: 800 }, (_, index) => `guides/guide-${index}`);
  expect(() => createPack(createSources(names))).toThrow(
    new RegExp(
      `^AGENTS\\.md has \\d+ bytes, of at most ${AGENTS_LIMIT}: shorten it `,
    ),
  );
});

it('is the same archive for the same files, in a folder of its version', () => {
  const files = new Map([['a/ä.md', 'Wäter']]);
  const zip = zipPack(files, '1.2.3');
  expect(zipPack(files, '1.2.3')).toEqual(zip);
  const entries = Object.entries(unzipSync(zip));
  expect(entries.map(([name, bytes]) => [name, strFromU8(bytes)])).toEqual([
    ['1.2.3/a/ä.md', 'Wäter'],
  ]);
});

it('writes once what the paths of pages share', () => {
  expect(
    groupNames(['joy-ui/react-chip.md', 'joy-ui/react-tabs.md', 'joy-ui.md']),
  ).toEqual([{ pattern: 'joy-ui/react-NAME.md', names: ['chip', 'tabs'] }]);
});
