import { createTestSite, type TestSite } from '../scripts/check/createTestSite';
import { runCheck, type CheckRun } from '../scripts/check/runCheck';

const FOLDER = 'docs/joy-ui/crane';

const writeDemo = (name: string, shown: string) =>
  `import * as React from 'react';\n\nexport default function ${name}() {\n  return ${shown};\n}\n`;

const FILES = {
  [`${FOLDER}/crane.mdx`]:
    '<Demo name="CraneGood" label="Good" />\n\n<Demo name="CraneMute" label="Mute" />\n\n<Demo name="CraneWide" label="Wide" />\n',
  [`${FOLDER}/CraneGood.tsx`]: writeDemo('CraneGood', '<p>Lifts two tons.</p>'),
  [`${FOLDER}/CraneMute.tsx`]: writeDemo('CraneMute', '<button type="button" />'),
  [`${FOLDER}/CraneWide.tsx`]: writeDemo(
    'CraneWide',
    '<div style={{ width: 900 }}>Reaches far.</div>',
  ),
};

/** Checks without a browser; the tests in `scripts/check` cover them. */
const WITHOUT = [
  'page',
  'front-matter',
  'navigation',
  'links',
  'similar',
  'words',
  'prose',
  'lint',
  'types',
  'code-blocks',
].map((name) => `--without=${name}`);

describe('npm run check', () => {
  let site: TestSite;
  let run: CheckRun;

  beforeAll(async () => {
    site = createTestSite(FILES);
    run = await runCheck(site.folder, [FOLDER, ...WITHOUT]);
  });

  afterAll(() => site.remove());

  it('runs the demos of a page, and says where a faulty one begins', () => {
    expect(run.output).toContain('FAIL  demos         13 passed, 2 failed\n');
    const findings = run.output.match(
      /Crane\w+\.tsx:\d+: (?:axe.*button-name|\w+)/g,
    );
    expect([
      ...new Set(findings?.map((line) => line.replace(/axe.* /, 'axe '))),
    ]).toEqual(['CraneMute.tsx:3: axe button-name', 'CraneWide.tsx:3: narrow']);
    expect(run.exitCode).toBe(1);
  });

  it('runs a demo that is named alone', async () => {
    const { output, exitCode } = await runCheck(site.folder, [
      `${FOLDER}/CraneGood.tsx`,
      ...WITHOUT,
    ]);
    expect(output).toMatch(/^ok {4}demos {9}5 passed, 0 failed$/m);
    expect(exitCode).toBe(0);
  });
});
