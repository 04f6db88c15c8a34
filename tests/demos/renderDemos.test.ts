import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestedDemo } from './listDemos';
import { renderDemos } from './renderDemos';

/** Stands in for the bundle: a demo called "loop" never ends, "exit" ends the process. */
const PROGRAM = `
process.on('message', (requests) => {
  for (const { id } of requests) {
    process.send({ started: id });
    if (id === 'exit') process.exit(3);
    while (id === 'loop');
    process.send({ id, html: '<p></p>', darkStyles: '', serverProblems: [], scriptProblems: [] });
  }
  process.disconnect();
});
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'render-demos-'));
  writeFileSync(path.join(folder, 'server.cjs'), PROGRAM);
});

afterEach(() => rmSync(folder, { recursive: true }));

const createDemo = (id: string): TestedDemo => ({
  id,
  file: `/site/docs/${id}.tsx`,
  library: 'system',
  options: { bg: 'outlined', iframe: false },
});

it('goes on after a demo that never ends, and after one that ends the process', async () => {
  const demos = ['first', 'loop', 'second', 'exit', 'third'].map(createDemo);
  const rendered = await renderDemos(demos, path.join(folder, 'server.cjs'), {
    patience: 1000,
  });
  expect(
    demos.map(({ id }) => [
      id,
      rendered.get(id)?.html,
      rendered.get(id)?.serverProblems,
    ]),
  ).toEqual([
    ['first', '<p></p>', []],
    ['loop', null, ['did not end within 1 s']],
    ['second', '<p></p>', []],
    ['exit', null, ['ended the process with 3']],
    ['third', '<p></p>', []],
  ]);
});
