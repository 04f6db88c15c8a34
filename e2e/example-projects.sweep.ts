import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getLimit } from '../tests/limits/limits';
import { watchComplaints } from '../tests/harness/complaints';
import {
  installProject,
  runNpm,
  serveProject,
  startServer,
  unpackProject,
} from './harness/projects';
import { openAsReader } from '../tests/harness/reader';
import { BUILD_DIR, useStage } from '../tests/harness/site';

const stage = useStage();

/** The folder of static files that a project is built to, or else the command of its server. */
const SERVED: Readonly<Record<string, string | readonly string[]>> = {
  'material-ui-astro': 'dist',
  'material-ui-esm': '',
  'material-ui-nextjs-app': ['next', 'start', '-H', '127.0.0.1'],
  'material-ui-nextjs-pages': ['next', 'start', '-H', '127.0.0.1'],
  'material-ui-remix': ['remix-serve', './build/server/index.js'],
  'material-ui-vite': 'dist',
};

const ARCHIVES = path.join(BUILD_DIR, 'examples');

it('knows how each example project is served', () => {
  expect(
    readdirSync(ARCHIVES)
      .map((file) => path.parse(file).name)
      .sort(),
  ).toEqual(Object.keys(SERVED));
});

it.each(Object.entries(SERVED))(
  'the example project is installed, built and works: %s',
  async (name, served) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'example-'));
    const archive = readFileSync(path.join(ARCHIVES, `${name}.zip`));
    const project = unpackProject(archive, folder);
    await installProject(project);
    await runNpm(project, 'run', 'build');

    const server =
      typeof served === 'string'
        ? await serveProject(path.join(project, served))
        : await startServer(project, served);
    const context = await openAsReader({
      browser: stage.browser,
      origin: server.origin,
    });
    const complaints = watchComplaints(context, server.origin);
    const page = await context.newPage();
    await page.goto(server.origin);
    const settings = page.getByRole('link', { name: 'Settings' });
    if (name !== 'material-ui-esm') {
      await page.getByRole('row', { name: /Marta Keller/ }).waitFor();
      await settings.click();
    }
    await page.getByLabel('Name of the shop').fill('Corner shop');
    const save = page.getByRole('button', { name: 'Save' });
    expect(
      await save.evaluate((button) => getComputedStyle(button).backgroundColor),
    ).toBe('rgb(0, 98, 158)');
    await page.waitForLoadState('networkidle');
    await save.click();
    await page.getByText('Saved as Corner shop.').waitFor();
    expect(complaints.take()).toEqual([]);
    await context.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  },
  getLimit('build'),
);
