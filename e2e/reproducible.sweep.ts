/** What must not change a build: its folder, its neighbour, the machine, line endings. */
import { createHash } from 'node:crypto';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { copySite, type SiteCopy } from './harness/siteCopy';

// Three builds, two of them at once.
jest.setTimeout(2_400_000);

/** Heap that a build may take, in megabytes. */
const HEAP_MB = 1536;

const TEXT = /\.(?:[cm]?tsx?|mdx?|css|json|ya?ml|svg)$/;

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

function copy(name: string): SiteCopy {
  const made = copySite(name);
  copies.push(made);
  return made;
}

const NODE_OPTIONS = `--max-old-space-size=${HEAP_MB}`;
let expected: Record<string, string>;

it('builds twice at once, in little memory and without git, to the same bytes', async () => {
  // Node is all that can be found: no git, no shell, no other tool.
  symlinkSync(process.execPath, path.join(tools, 'node'));
  const [one, two] = [copy('reproducible-one'), copy('reproducible-two')];
  const results = await Promise.all([
    one.build({ NODE_OPTIONS }),
    two.build({ NODE_OPTIONS, PATH: tools }),
  ]);
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  expected = hashBuild(one);
  expect(Object.keys(expected).length).toBeGreaterThan(1000);
  expect(hashBuild(two)).toEqual(expected);
});

it('builds sources with the line endings of Windows to the same bytes', async () => {
  const site = copy('reproducible-crlf');
  for (const file of listFiles(site.folder).filter((name) => TEXT.test(name))) {
    if (!file.startsWith('node_modules')) {
      const source = site.read(file);
      writeFileSync(path.join(site.folder, file), source.replace(/\r?\n/g, '\r\n'));
    }
  }
  expect((await site.build({ NODE_OPTIONS })).exitCode).toBe(0);
  expect(hashBuild(site)).toEqual(expected);
});
