/**
 * Circumstances that must not change a build: its folder, its neighbour, the tools of the
 * machine, its network, time zone and language, the line ends of its sources, the caches of
 * earlier builds.
 */
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getLimit } from '../tests/limits/limits';
import { canLeaveNetwork } from '../tests/harness/runDocusaurus';
import { copySite, type SiteCopy } from '../tests/harness/siteCopy';

// Two builds at once.
jest.setTimeout(getLimit('twoBuilds'));

/** Heap that a build may take, in megabytes. */
const HEAP_MB = 1536;

const copies: SiteCopy[] = [];
const tools = mkdtempSync(path.join(os.tmpdir(), 'tools-'));

afterAll(() => {
  copies.forEach((copy) => copy.remove());
  rmSync(tools, { recursive: true });
});

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .sort();
}

/** Hash of each built file, by its path. */
function hashBuild({ folder }: SiteCopy): Record<string, string> {
  const build = path.join(folder, 'build');
  return Object.fromEntries(
    listFiles(build).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(build, file)))
        .digest('hex'),
    ]),
  );
}

function copy(name: string, options?: Parameters<typeof copySite>[1]): SiteCopy {
  const made = copySite(name, options);
  copies.push(made);
  return made;
}

/** Sources that are read as text; what is in `static` is published as it is. */
const TEXT_SOURCE = /^(?!node_modules|static).*\.(?:css|json|mdx?|tsx?|ya?ml)$/;

/** As git does on Windows by default. */
function writeLineEndsOfWindows({ folder, read, write }: SiteCopy): number {
  const files = readdirSync(folder)
    .filter((name) => name !== 'node_modules')
    .flatMap((name) =>
      statSync(path.join(folder, name)).isFile()
        ? [name]
        : listFiles(path.join(folder, name)).map((file) => path.join(name, file)),
    )
    .filter((file) => TEXT_SOURCE.test(file));
  files.forEach((file) => write(file, read(file).replace(/\r?\n/g, '\r\n')));
  return files.length;
}

const NODE_OPTIONS = `--max-old-space-size=${HEAP_MB}`;

const withoutNetwork = canLeaveNetwork();

if (!withoutNetwork) {
  console.warn('NOT CHECKED: a build without network; unshare cannot be used here.');
}

/** A machine of another place, whose day and whose order of letters are others. */
const ELSEWHERE = {
  TZ: 'Pacific/Kiritimati',
  LANG: 'tr_TR.UTF-8',
  LC_ALL: 'tr_TR.UTF-8',
};

it('builds twice at once, in little memory, without git and network, elsewhere and from lines of Windows, to the same bytes', async () => {
  // Node is all that can be found: no git, no shell, no other tool.
  symlinkSync(process.execPath, path.join(tools, 'node'));
  const [one, two] = [copy('reproducible-one'), copy('reproducible-two')];
  expect(writeLineEndsOfWindows(two)).toBeGreaterThan(1000);
  const results = await Promise.all([
    one.build({ NODE_OPTIONS }),
    two.build({ NODE_OPTIONS, PATH: tools, ...ELSEWHERE }, { withoutNetwork }),
  ]);
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  const expected = hashBuild(one);
  expect(Object.keys(expected).length).toBeGreaterThan(1000);
  expect(hashBuild(two)).toEqual(expected);
});

/** One change of each kind that a writer makes. */
function editSources({ read, write }: SiteCopy): void {
  const folder = 'docs/material-ui/components/button';
  const edit = (file: string, from: string, to: string) => {
    const text = read(file);
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };
  edit(
    `${folder}/button.mdx`,
    '## When to use something else',
    '## When to use a button\n\nA sentence that was added.\n\n## When to use something else',
  );
  edit(
    `${folder}/ButtonInvoiceToolbar.tsx`,
    'Overdue by 9 days',
    'Overdue by 8 days',
  );
  edit('src/css/prose.css', 'max-width: 820px;', 'max-width: 819px;');
}

it('builds edited sources with what an earlier build has kept to the bytes of a first build', async () => {
  const [kept, first] = [
    copy('reproducible-kept', { ownCache: true }),
    copy('reproducible-first', { ownCache: true }),
  ];
  const withCache = { DOCUSAURUS_NO_PERSISTENT_CACHE: undefined };
  expect(await kept.build(withCache)).toMatchObject({ exitCode: 0 });
  const before = hashBuild(kept);
  editSources(kept);
  editSources(first);
  expect(await kept.build(withCache)).toMatchObject({ exitCode: 0 });
  expect(await first.build()).toMatchObject({ exitCode: 0 });
  const expected = hashBuild(first);
  expect(expected).not.toEqual(before);
  expect(hashBuild(kept)).toEqual(expected);
});
