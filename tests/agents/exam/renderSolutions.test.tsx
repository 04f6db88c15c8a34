/** The reference solutions of the exam, as a server renders them. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { renderToString } from 'react-dom/server';
import { loadSolution, watchConsole } from './loadSolution';
import { TASKS } from './tasks';

afterEach(() => jest.restoreAllMocks());

it('has a task for every solution', () => {
  const files = readdirSync(path.join(__dirname, 'solutions'));
  expect(files.sort()).toEqual(
    TASKS.map(({ solution }) => `${solution}.tsx`).sort(),
  );
});

it.each(TASKS)('renders on a server without a complaint: $task', async (task) => {
  const said = watchConsole();
  const Solution = await loadSolution(task.solution);
  expect(renderToString(<Solution />)).toMatch(/<\w+/);
  expect(said).toEqual([]);
});
