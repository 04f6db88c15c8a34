/** Every broken input of the corpus, each in a build of its own. */
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CORPUS } from './corpus/corpus';
import { findLine, type BrokenInput } from './corpus/brokenInput';
import { copySite, type SiteCopy } from './harness/siteCopy';

// Each builds the portal until the fault is found, which other work may hold up.
jest.setTimeout(600_000);

let site: SiteCopy;

beforeAll(() => {
  site = copySite('broken-inputs');
});

afterAll(() => site.remove());

/** Writes a file or takes it away, and gives what puts it back. */
function exchange(file: string, text: string | null): () => void {
  const write = (content: string | null) =>
    content === null
      ? rmSync(path.join(site.folder, file), { force: true })
      : site.write(file, content);
  const earlier = existsSync(path.join(site.folder, file)) ? site.read(file) : null;
  write(text);
  return () => write(earlier);
}

async function buildBroken({ file, change, at, others = {} }: BrokenInput) {
  const changed = change(
    existsSync(path.join(site.folder, file)) ? site.read(file) : '',
  );
  const undo = [
    exchange(file, changed),
    ...Object.entries(others).map(([name, text]) => exchange(name, text)),
  ];
  try {
    return { ...(await site.build()), place: `${file}:${findLine(changed, at)}` };
  } finally {
    undo.forEach((back) => back());
  }
}

it('has at least a hundred broken inputs, each told once', () => {
  const names = CORPUS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(100);
});

it.each(CORPUS)('refuses $name', async (input) => {
  const { exitCode, output, place } = await buildBroken(input);
  expect(output).toContain(place);
  expect(output).toMatch(input.says);
  // Where in the code it was found is of no use to a writer.
  expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$|^goroutine /m);
  expect(exitCode).toBe(1);
});
