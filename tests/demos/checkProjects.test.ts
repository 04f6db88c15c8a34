import path from 'node:path';
import { findSyntaxProblem } from '../../src/components/demos/DemoEditor/findSyntaxProblem';
import {
  createAllProjects,
  findBundleProblems,
  findTypeProblems,
  type NamedProject,
} from './checkProjects';
import { getLimit } from '../limits/limits';
import { listDemos } from './listDemos';

const SITE_DIR = path.resolve(__dirname, '../..');

describe('the projects of all demos', () => {
  let projects: NamedProject[];

  beforeAll(async () => {
    projects = await createAllProjects(listDemos(path.join(SITE_DIR, 'docs')));
  }, getLimit('build'));

  it('are there in both languages', () => {
    expect(projects.length).toBeGreaterThan(1_000);
    expect(projects.filter(({ name }) => name.endsWith('/JS'))).toHaveLength(
      projects.length / 2,
    );
  });

  it(
    'have all that they import, and export what they import from each other',
    async () => {
      expect(await findBundleProblems(projects)).toEqual([]);
    },
    getLimit('build'),
  );

  it(
    'are free of type errors under the settings that they are taken away with',
    () => {
      expect(findTypeProblems(projects, SITE_DIR)).toEqual([]);
    },
    getLimit('build'),
  );

  it('can be read in the editor', () => {
    const problems = projects.flatMap(({ name, files }) =>
      Object.entries(files)
        .filter(([file]) => /\.[jt]sx?$/.test(file))
        .map(([file, source]) => [name, file, findSyntaxProblem(source, file)])
        .filter(([, , problem]) => problem),
    );
    expect(problems).toEqual([]);
  });
});

describe('a project with a fault', () => {
  const createProject = (files: Record<string, string>): NamedProject => ({
    name: 'Broken',
    main: 'src/main.tsx',
    files: {
      'package.json': '{"dependencies":{"react":"18.3.1"}}',
      'tsconfig.json':
        '{"compilerOptions":{"module":"esnext","moduleResolution":"bundler","jsx":"react-jsx","strict":true,"target":"es2022"}}',
      ...files,
    },
  });

  it.each([
    ["import './part';", 'Broken:src/main.tsx:1: "./part" is not in the project'],
    [
      "\nimport { a } from './rows';\nexport const b = a;",
      'Broken:src/main.tsx:2: No matching export in "project:Broken:src/rows.ts" for import "a"',
    ],
    [
      "import Button from '@mui/material/Button';\nexport default Button;",
      'Broken:src/main.tsx:1: "@mui/material" is not in package.json',
    ],
    ['const a = <p>;', expect.stringContaining('Broken:src/main.tsx:1: ')],
  ])('is not bundled: %j', async (main, problem) => {
    const project = createProject({
      'src/main.tsx': main,
      'src/rows.ts': 'export const ROWS = [];',
    });
    expect(await findBundleProblems([project])).toContainEqual(problem);
  });

  it.each([
    ['export const a: number = "b";', 'TS2322'],
    ["import { ROWS } from './rows.ts';\nexport const a = ROWS;", 'TS5097'],
    ["export * from './gone';", 'TS2307'],
  ])('is not free of type errors: %j', (main, code) => {
    const project = createProject({
      'src/main.tsx': main,
      'src/rows.ts': 'export const ROWS = [];',
    });
    expect(findTypeProblems([project], SITE_DIR)).toEqual([
      expect.stringMatching(`^Broken/src/main\\.tsx:1: ${code}: `),
    ]);
  });
});
