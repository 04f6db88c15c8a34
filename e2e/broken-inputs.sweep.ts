/**
 * Every broken input of the corpus, each in a build of its own. The counts of a group are kept
 * when it has been run as a whole, so one can be run after the other, or two at once: `-t "in
 * front matter"`.
 */
import { CORPUS } from './corpus/corpus';
import { useBadInput } from './harness/badInput';

const { buildWith, findLine } = useBadInput();

it('has at least a hundred broken inputs, each told once', () => {
  const names = CORPUS.flatMap(([, inputs]) => inputs.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(100);
});

describe.each(CORPUS)('broken input, in %s', (_place, inputs) => {
  it.each(inputs)('refuses $name', async ({ file, change, at, says }) => {
    const { exitCode, output, changed } = await buildWith(file, change);
    expect(output).toContain(`${file}:${findLine(changed, at)}`);
    expect(output).toMatch(says);
    // A stack trace of the build is of no use to a writer.
    expect(output).not.toMatch(/^\s+at .+:\d+:\d+\)?$|^goroutine /m);
    expect(exitCode).toBe(1);
  });
});
