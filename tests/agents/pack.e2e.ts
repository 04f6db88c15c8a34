/** The pack for agents as it is published: complete, whole, and small enough. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { loadApiModel } from '../../plugins/content/api-reference/loadApiModel';
import type { ApiModel } from '../../plugins/content/api-reference/extract/model';
import type {
  PackEntry,
  PackIndexEntry,
  PackManifest,
} from '../../plugins/publish/agent-pack/types';
import { readTwin } from '../../e2e/harness/readTwin';
import { SITE_DIR } from '../content/site';
import { listBuiltPages, readBuilt } from '../harness/site';
import { getLimit } from '../limits/limits';
import { openPublishedPack, type PublishedPack } from './openPublishedPack';

let pack: PublishedPack;
let model: ApiModel;

const read = (file: string): string => {
  const text = pack.files.get(file);
  if (text === undefined) throw new Error(`The pack has no ${file}.`);
  return text;
};

const readJson = <T>(file: string) => JSON.parse(read(file)) as T;

/** Addresses in a file of the pack that are no files of it. */
const listLostLinks = (file: string) =>
  readTwin(read(file)).links.filter(
    (href) => !pack.files.has(path.posix.join(path.posix.dirname(file), href)),
  );

beforeAll(async () => {
  pack = openPublishedPack();
  ({ model } = await loadApiModel(SITE_DIR));
}, getLimit('manyPages'));

describe('AGENTS.md', () => {
  it('is small enough to be in every context', () => {
    expect(Buffer.byteLength(read('AGENTS.md'))).toBeLessThanOrEqual(8192);
  });

  it('leads to files of the pack alone', () => {
    expect(readTwin(read('AGENTS.md')).links.length).toBeGreaterThan(8);
    expect(listLostLinks('AGENTS.md')).toEqual([]);
  });

  it('names pages that are there, and every one about components and their use', () => {
    const named = [
      ...read('AGENTS.md').matchAll(/^- `(\S+)NAME\.md`: (.+)$/gm),
    ].flatMap(([, start = '', names = '']) =>
      names.split(', ').map((name) => `${start}${name}.md`),
    );
    expect(named.filter((file) => !pack.files.has(file))).toEqual([]);
    const written = [...pack.files.keys()].filter((file) =>
      /^pages\/(?!blog\/)[^/]+\/(?!api|discover-more|experimental-api|getting-started|introduction|migration).+(?<!-api)\.md$/.test(
        file,
      ),
    );
    expect(written.length).toBeGreaterThan(300);
    expect(named.sort()).toEqual(written.sort());
  });

  it('gives commands that find what they are for', () => {
    const [, words = ''] = /grep -i "([^"]+)"/.exec(read('AGENTS.md')) ?? [];
    const rows = read('sections.tsv')
      .split('\n')
      .filter((row) => row.toLowerCase().includes(words));
    expect(
      rows.some((row) => row.startsWith('pages/material-ui/react-table.md')),
    ).toBe(true);
  });
});

describe('the pages', () => {
  it('are those of the site, word for word', () => {
    const markdown = listBuiltPages()
      .map((pathname) => `${pathname.slice(1, -1)}.md`)
      .filter((file) => pack.files.has(`pages/${file}`));
    const files = [...pack.files.keys()].filter((file) =>
      /^pages\/.*\.md$/.test(file),
    );
    expect(files.length).toBeGreaterThan(700);
    expect(markdown).toHaveLength(files.length);
    expect(
      markdown.filter((file) => read(`pages/${file}`) !== readBuilt(file)),
    ).toEqual([]);
  });

  it('are all in a list that can be read whole', () => {
    const lists = [...pack.files.keys()].filter((file) =>
      file.endsWith('/llms.txt'),
    );
    expect(lists.filter((file) => read(file).length > 50_000)).toEqual([]);
    expect(lists.flatMap(listLostLinks)).toEqual([]);
    const listed = lists.flatMap((list) =>
      readTwin(read(list)).links.map((href) =>
        path.posix.join(path.posix.dirname(list), href),
      ),
    );
    const files = [...pack.files.keys()].filter((file) => file.endsWith('.md'));
    expect(listed.sort()).toEqual(
      files.filter((file) => file.startsWith('pages/')).sort(),
    );
  });
});

describe('the API', () => {
  const listNames = (members: readonly { name: string }[] = []) =>
    members.map(({ name }) => name);

  it('has every component, hook and interface of the model', () => {
    const index = readJson<PackIndexEntry[]>('api/index.json');
    const all = [...model.components, ...model.hooks, ...model.interfaces];
    const toKey = (entry: { kind: string; package: string; name: string }) =>
      `${entry.kind} ${entry.package} ${entry.name}`;
    expect(index.length).toBeGreaterThan(300);
    expect(index.map(toKey).sort()).toEqual(all.map(toKey).sort());
    expect(index.filter(({ file }) => !pack.files.has(file))).toEqual([]);
  });

  it('has every prop with type, default and deprecation, every slot and class', () => {
    for (const component of model.components) {
      const entry = readJson<PackEntry>(
        `api/${component.product}/${component.name}.json`,
      );
      const { props = [], slots, classes = [] } = entry;
      expect([entry.name, props.map(({ name, type }) => [name, type])]).toEqual([
        component.name,
        component.props.map(({ name, type }) => [name, type.readable]),
      ]);
      expect(props.map((prop) => [prop.default, 'deprecated' in prop])).toEqual(
        component.props.map((prop) => [prop.default, 'deprecated' in prop]),
      );
      expect(listNames(slots)).toEqual(listNames(component.slots));
      expect(classes.map(({ className }) => className)).toEqual(
        component.classes.map(({ className }) => className),
      );
    }
  });

  it('has what hooks take and return, and what interfaces hold', () => {
    for (const hook of model.hooks) {
      const entry = readJson<PackEntry>(`api/${hook.product}/${hook.name}.json`);
      expect(listNames(entry.parameters)).toEqual(listNames(hook.parameters));
      expect(listNames(entry.returnValue)).toEqual(listNames(hook.returnValue));
    }
    for (const { product, name, properties } of model.interfaces) {
      const entry = readJson<PackEntry>(`api/${product}/${name}.json`);
      expect(listNames(entry.properties)).toEqual(listNames(properties));
    }
    expect(listNames(readJson('api/x/events.json'))).toEqual(
      listNames(model.events),
    );
    expect(listNames(readJson('api/x/selectors.json'))).toEqual(
      listNames(model.selectors),
    );
  });

  it('says since when a prop is listed, as a range', () => {
    const since = model.components.flatMap(
      ({ product, name }) =>
        readJson<PackEntry>(`api/${product}/${name}.json`).props?.flatMap(
          (prop) => prop.since ?? [],
        ) ?? [],
    );
    expect(since.length).toBeGreaterThan(50);
    expect(since.filter((range) => !/^>\d+\.\d+\.\d+\S*$/.test(range))).toEqual([]);
  });

  it('holds no HTML', () => {
    const entries = readJson<PackIndexEntry[]>('api/index.json');
    const withTags = entries.filter(({ file }) =>
      /"description": "[^"]*<(?:p|ul|li|code|a)[ >]/.test(read(file)),
    );
    expect(withTags).toEqual([]);
  });
});

describe('the archive', () => {
  it('names the digest of each of its files', () => {
    const { digests, version } = readJson<PackManifest>('pack.json');
    const hash = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(version).toBe(pack.version);
    expect(digests).toEqual(
      Object.fromEntries(
        [...pack.files]
          .filter(([file]) => file !== 'pack.json')
          .map(([file, text]) => [file, hash(text)]),
      ),
    );
  });

  it('has a skill with the digests of the files it names', () => {
    const { digests } = readJson<PackManifest>('pack.json');
    const skill = read('skills/mui-docs/SKILL.md');
    const rows = [...skill.matchAll(/^\| (\S+) +\| (\d+) +\| ([\da-f]{64}) \|$/gm)];
    expect(rows).toHaveLength(4);
    for (const [, file = '', bytes, digest] of rows) {
      expect([file, digest]).toEqual([file, digests[file]]);
      expect(Buffer.byteLength(read(file))).toBe(Number(bytes));
    }
  });

  it('has less than 8 MB', () => {
    expect(pack.archiveBytes).toBeLessThan(8_000_000);
  });
});
