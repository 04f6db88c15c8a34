/** What must not change a build: its folder, its neighbour, the tools of the machine. */
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
import { copySite, type SiteCopy } from './harness/siteCopy';

// Two builds at once.
jest.setTimeout(2_400_000);

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

function copy(name: string): SiteCopy {
  const made = copySite(name);
  copies.push(made);
  return made;
}

const NODE_OPTIONS = `--max-old-space-size=${HEAP_MB}`;

it('builds twice at once, in little memory and without git, to the same bytes', async () => {
  // Node is all that can be found: no git, no shell, no other tool.
  symlinkSync(process.execPath, path.join(tools, 'node'));
  const [one, two] = [copy('reproducible-one'), copy('reproducible-two')];
  const results = await Promise.all([
    one.build({ NODE_OPTIONS }),
    two.build({ NODE_OPTIONS, PATH: tools }),
  ]);
  expect(results.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
  const expected = hashBuild(one);
  expect(Object.keys(expected).length).toBeGreaterThan(1000);
  expect(hashBuild(two)).toEqual(expected);
});
