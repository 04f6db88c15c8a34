import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import {
  GUIDE_PROJECTS,
  type GuideProjectName,
} from '../scripts/guide-projects/guideProjects';
import { readGuideProject } from '../scripts/guide-projects/readGuideProject';
import { getLimit } from '../tests/limits/limits';
import { launchShell } from '../tests/harness/browser';
import { watchComplaints } from '../tests/harness/complaints';
import { GUIDE_CHECKS } from './harness/guideChecks';
import { EXPRESS, NEXT, VITE, type GuideCheck } from './harness/guideCheck';
import {
  followSteps,
  saveFiles,
  serveProject,
  startServer,
} from './harness/projects';
import { openAsReader, type Reader } from '../tests/harness/reader';

const SITE_DIR = path.resolve(__dirname, '..');

const FONT_FILE = createRequire(__filename).resolve(
  '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);

/**
 * Response of the host of fonts to `next/font/google`, so that a build does not depend on the
 * network: the file of an installed font.
 */
const FONTS = {
  'https://fonts.googleapis.com/css2?family=Inter:wght@100..900&display=swap': `/* latin */
@font-face {
  font-family: 'Inter';
  font-style: normal;
  font-weight: 100 900;
  font-display: swap;
  src: url(${FONT_FILE}) format('woff2');
}`,
};

let browser: Browser;
let folder: string;

beforeAll(async () => {
  browser = await launchShell();
});

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

afterAll(() => browser?.close());

/** Does what the pages say, in a folder of its own. @returns the folder of the built project */
async function buildProject(name: GuideProjectName): Promise<string> {
  const steps = await readGuideProject(SITE_DIR, GUIDE_PROJECTS[name]);
  const project = await followSteps(folder, steps);
  saveFiles(folder, [['fonts.cjs', `module.exports = ${JSON.stringify(FONTS)};`]]);
  await followSteps(project, [{ command: ['npm', 'run', 'build'] }], {
    NEXT_FONT_GOOGLE_MOCKED_RESPONSES: path.join(folder, 'fonts.cjs'),
    NEXT_TELEMETRY_DISABLED: '1',
  });
  return project;
}

/** Opens the first page, and lets a check do its work with it. @returns the complaints */
async function visit(
  origin: string,
  reader: Reader,
  check: (page: Page) => Promise<void>,
): Promise<string[]> {
  const context = await openAsReader({ browser, origin }, reader);
  try {
    const complaints = watchComplaints(context, origin);
    const page = await context.newPage();
    await page.goto(origin, { waitUntil: 'networkidle' });
    await check(page);
    await page.waitForLoadState('networkidle');
    return complaints.take();
  } finally {
    await context.close();
  }
}

const listServed = (by: GuideCheck['served']) =>
  (Object.keys(GUIDE_CHECKS) as GuideProjectName[]).filter(
    (name) => GUIDE_CHECKS[name].served === by,
  );

// In groups, each of which can be run alone.
describe.each([
  ['Vite', listServed(VITE)],
  ['Next.js', listServed(NEXT)],
  ['Express', listServed(EXPRESS)],
])('the project of %s that pages print', (_, names) => {
  it.each(names)(
    'the project of a guide is created and built, and works: %s',
    async (name) => {
      const { served, look, use } = GUIDE_CHECKS[name];
      const project = await buildProject(name);
      const server =
        typeof served === 'string'
          ? await serveProject(path.join(project, served))
          : await startServer(project, served);
      try {
        if (look) {
          const reader = { options: { javaScriptEnabled: false } };
          // Its complaints are about the scripts that were refused.
          await visit(server.origin, reader, look);
        }
        expect(await visit(server.origin, {}, use)).toEqual([]);
      } finally {
        server.close();
      }
    },
    getLimit('build'),
  );
});
