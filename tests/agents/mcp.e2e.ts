/** The server of the pack, driven by the client of the official SDK, without a network. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type {
  PackEntry,
  PackIndexEntry,
} from '../../plugins/publish/agent-pack/types';
import { SITE_DIR } from '../content/site';
import { getLimit } from '../limits/limits';
import { startPackServer, type RunningServer } from './startPackServer';

/** Most characters of an answer. */
const LIMIT = 2000;

let server: RunningServer;

beforeAll(async () => {
  server = await startPackServer();
}, getLimit('launch'));

afterAll(() => server.stop());

const read = (file: string) => readFileSync(path.join(server.folder, file), 'utf8');

async function ask(tool: string, args: Record<string, unknown>): Promise<string> {
  const { text, isError } = await server.ask(tool, args);
  if (isError) throw new Error(`${tool} ${JSON.stringify(args)}: ${text}`);
  return text;
}

/** All parts of an answer, as a client reads them that wants the whole. */
async function askAll(
  tool: string,
  args: Record<string, unknown>,
): Promise<string[]> {
  const parts: string[] = [];
  for (let from: number | undefined = 1; from !== undefined;) {
    const text: string = await ask(tool, { ...args, from });
    parts.push(text);
    const [, next] = /\n\[Lines .*: go on with "from": (\d+)\]$/.exec(text) ?? [];
    from = next === undefined ? undefined : Number(next);
  }
  return parts;
}

interface Row {
  file: string;
  first: number;
  last: number;
  bytes: number;
  id: string;
}

function listSections(): Row[] {
  const [, ...rows] = read('sections.tsv').trimEnd().split('\n');
  return rows.map((row) => {
    const [file = '', first, last, bytes, id = ''] = row.split('\t');
    return {
      file,
      first: Number(first),
      last: Number(last),
      bytes: Number(bytes),
      id,
    };
  });
}

/** A component with a prop that its package did not always have, and the release before it. */
function findNewProp() {
  for (const { kind, file } of JSON.parse(
    read('api/index.json'),
  ) as PackIndexEntry[]) {
    if (kind !== 'component') continue;
    const entry = JSON.parse(read(file)) as PackEntry;
    const prop = entry.props?.find(({ since }) => since !== undefined);
    if (prop) {
      return {
        args: { name: entry.name, product: entry.product },
        prop: prop.name,
        before: (prop.since ?? '').slice(1),
        now: entry.version,
      };
    }
  }
  throw new Error('No prop is newer than the first recorded release.');
}

it('offers its tools, each with what it is for and what it takes', async () => {
  const { tools } = await server.client.listTools();
  expect(
    tools.map(({ name, inputSchema }) => [
      name,
      Object.keys(inputSchema.properties ?? {}),
    ]),
  ).toEqual([
    ['search', ['query', 'product']],
    ['page', ['page', 'from']],
    ['section', ['page', 'id', 'from']],
    ['component', ['name', 'product', 'prop', 'version', 'from']],
    ['demo', ['name', 'page', 'from']],
    ['migration', ['name', 'product', 'prop', 'fromVersion', 'toVersion', 'from']],
  ]);
  expect(tools.filter(({ description = '' }) => description.length < 30)).toEqual(
    [],
  );
  expect(server.client.getInstructions()).toContain('@mui/material 5.15.5');
});

it('answers a task with sections, and a section with its demo', async () => {
  const found = await ask('search', { query: 'table with expandable rows' });
  const [, address = ''] =
    /: (\/material-ui\/react-table\/#\S+)$/m.exec(found) ?? [];
  const section = await ask('section', { page: address });
  expect(section).toMatch(/^## Expandable rows\n/);
  expect(section).toContain('```tsx title="');
});

it('confines a search to a library', async () => {
  const found = await ask('search', { query: 'sticky header', product: 'joy-ui' });
  const addresses = [...found.matchAll(/: (\/\S+)$/gm)].map(([, href = '']) => href);
  expect(addresses.length).toBeGreaterThan(1);
  expect(addresses.filter((href) => !href.startsWith('/joy-ui/'))).toEqual([]);
});

it(
  'begins every page in one answer, and knows all of its sections',
  async () => {
    const rows = listSections();
    const files = [...new Set(rows.map(({ file }) => file))];
    expect(files.length).toBeGreaterThan(700);
    const tooLong: string[] = [];
    for (const file of files) {
      const text = await ask('page', { page: file });
      if (text.length > LIMIT) tooLong.push(file);
    }
    expect(tooLong).toEqual([]);
  },
  getLimit('manyPages'),
);

it('reads the longest sections in parts that lose no line', async () => {
  const longest = listSections()
    .filter(({ id }) => id !== '')
    .sort((one, other) => other.bytes - one.bytes)
    .filter((_row, index) => index % 10 === 0)
    .slice(0, 12);
  for (const { file, id, first, last } of longest) {
    const parts = await askAll('section', { page: file, id });
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.filter((part) => part.length > LIMIT)).toEqual([]);
    const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? [];
    const whole = parts
      .map((part) => part.replace(/\n\n\[Lines .*\]$/, ''))
      .join('\n');
    const expected = read(file)
      .split('\n')
      .slice(first - 1, last)
      .join('\n');
    // Blocks of code that are cut are begun again: their first line is there more than once.
    const withoutFences = (text: string) => text.replace(/^`{3,}.*$/gm, '');
    expect([file, id, words(withoutFences(whole))]).toEqual([
      file,
      id,
      words(withoutFences(expected)),
    ]);
  }
});

it(
  'describes every component, hook and interface, and all of its members',
  async () => {
    const index = JSON.parse(read('api/index.json')) as PackIndexEntry[];
    const wrong: string[] = [];
    for (const { name, product, file } of index) {
      const entry = JSON.parse(read(file)) as PackEntry;
      const parts = await askAll('component', { name, product });
      const text = parts.join('\n');
      const members = [
        ...(entry.props ?? []),
        ...(entry.parameters ?? []),
        ...(entry.returnValue ?? []),
        ...(entry.properties ?? []),
      ];
      const isWhole = members.every((member) =>
        text.includes(`- \`${member.name}\``),
      );
      if (!isWhole || parts.some((part) => part.length > LIMIT)) wrong.push(file);
    }
    expect(wrong).toEqual([]);
  },
  getLimit('manyPages'),
);

it('leaves out props of later releases, and says which', async () => {
  const { args, prop, before, now } = findNewProp();
  const then = (await askAll('component', { ...args, version: before })).join('\n');
  expect(then).not.toContain(`- \`${prop}\``);
  expect(then).toMatch(new RegExp(`^Not yet in ${before}: .*\\b${prop}\\b`, 'm'));
  const today = (await askAll('component', { ...args, version: now })).join('\n');
  expect(today).toContain(`- \`${prop}\``);
  expect(await ask('component', { ...args, prop, version: `^${before}` })).toContain(
    `Not yet in ${before}: ${prop} is listed by versions >${before}.`,
  );
});

it('says what changed about a component and its prop between two versions', async () => {
  const { args, prop, before } = findNewProp();
  const text = await ask('migration', { ...args, fromVersion: before, prop });
  expect(text).toContain(`- \`${prop}\`, after ${before}: new, `);
  const deprecated = await ask('migration', {
    name: 'DataGrid',
    fromVersion: '6.18.0',
  });
  expect(deprecated).toContain('- `components`: Use `slots` instead.');
});

it('gives the source of a demo with the files beside it', async () => {
  const text = await ask('demo', { name: 'TableBasic.tsx' });
  expect(text).toContain('```tsx title="TableBasic.tsx"\n');
  expect(text).toContain('export default function TableBasic()');
});

it.each([
  ['search', { query: '' }, /query/],
  ['search', { query: 'x', product: 'vue' }, /expected one of "material-ui"/],
  ['page', { page: '/material-ui/react-tabel/' }, /nearest are .*react-table\//],
  ['page', { page: '../../etc/passwd' }, /There is no page/],
  ['section', { page: '/material-ui/react-table/' }, /Pass the id of a section/],
  ['section', { page: '/material-ui/react-table/#stiky' }, /The nearest are/],
  [
    'section',
    { page: '/material-ui/react-table/', id: 'testing', from: 9999 },
    /has lines 1 to/,
  ],
  ['section', { page: '/material-ui/react-table/', id: 'testing', from: 0 }, /from/],
  [
    'component',
    { name: 'Button' },
    /pass "product", one of base-ui, joy-ui, material-ui/,
  ],
  ['component', { name: 'Buton' }, /The nearest are Button/],
  [
    'component',
    { name: 'DataGrid', product: 'joy-ui' },
    /but x \(@mui\/x-data-grid\) has/,
  ],
  [
    'component',
    { name: 'DataGrid', prop: 'row' },
    /DataGrid has no "row"\. The nearest are .*rows/,
  ],
  ['component', { name: 'DataGrid', version: 'latest' }, /"latest" is no version/],
  ['demo', { name: 'TableBasics' }, /The nearest are TableBasic/],
  [
    'migration',
    { name: 'DataGrid', fromVersion: '7.0.0' },
    /7\.0\.0 is not earlier than/,
  ],
  ['migration', { name: 'DataGrid' }, /fromVersion/],
])('says what is wrong about %s %j', async (tool, args, message) => {
  const { text, isError } = await server.ask(tool, args);
  expect(isError).toBe(true);
  expect(text).toMatch(message);
  expect(text.length).toBeLessThan(500);
});

it('says at its start where there is no pack, and how to make one', () => {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'mcp', '--', SITE_DIR],
    { cwd: SITE_DIR, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    `${SITE_DIR} holds no pack: "npm run pack:agents" writes one.`,
  );
});
