import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GuideProject } from './guideProjects';
import { readGuideProject } from './readGuideProject';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'guides-'));
});

afterEach(() => rmSync(siteDir, { recursive: true, force: true }));

const save = (name: string, text: string) => {
  mkdirSync(path.dirname(path.join(siteDir, name)), { recursive: true });
  writeFileSync(path.join(siteDir, name), text);
};

/** Steps as a line each. */
const read = async (
  text: string,
  project: GuideProject = { sections: ['a.mdx#setup'] },
) => {
  save('a.mdx', `---\ntitle: A\n---\n\n${text}`);
  return (await readGuideProject(siteDir, project)).map((step) =>
    'file' in step
      ? `${step.file}: ${step.contents.trimEnd()}`
      : step.command.join(' '),
  );
};

const fence = (start: string, ...lines: string[]) =>
  `\`\`\`${start}\n${lines.join('\n')}\n\`\`\`\n\n`;

it('reads commands for npm and files of a section, as they follow each other', async () => {
  const steps = await read(
    [
      '## Set up {#setup}\n\n',
      fence('bash title="npm"', 'npm create vite@9 my-app -- --template react-ts'),
      fence('bash title="pnpm"', 'pnpm create vite'),
      fence('bash', 'cd my-app'),
      fence('json title="package.json"', '{}'),
      fence('bash', 'npm install', '', 'npm install @mui/base@5.0.0-beta.32'),
      `1. Save\n\n   \`\`\`tsx title="src/App.tsx"\n   <App />;\n   \`\`\`\n\n`,
      fence('tsx', '<Fragment />;'),
      '### Alternative\n\n',
      fence('tsx title="src/App.tsx"', '<OtherApp />;'),
    ].join(''),
  );
  expect(steps).toEqual([
    'npm create vite@9 my-app -- --template react-ts',
    'cd my-app',
    'package.json: {}',
    'npm install',
    'npm install @mui/base@5.0.0-beta.32',
    'src/App.tsx: <App />;',
  ]);
});

it('follows the sections through pages, in the order of the project', async () => {
  save('b.mdx', `## Start\n\n${fence('bash', 'npm install')}`);
  const steps = await read(
    `## Set up\n\n${fence('bash', 'npm run dev')}${fence('css title="a/b.css"', 'b {}')}`,
    { sections: ['b.mdx#start', 'a.mdx#set-up'] },
  );
  expect(steps).toEqual(['npm install', 'npm run dev', 'a/b.css: b {}']);
});

it('saves a demo of the page in a styling, with its style sheet beside it', async () => {
  save('Lamp/system.tsx', 'export default function Lamp() {}\n');
  save('Lamp/css.tsx', "import './lamp.css';\n");
  save('Lamp/lamp.css', '.lamp {}\n');
  const steps = await read(
    `## Setup\n\n${fence('bash', 'npm install')}<Demo name="Lamp" label="Lamp" />\n`,
    {
      sections: ['a.mdx#setup'],
      demos: [{ demo: 'a.mdx#Lamp', styling: 'CSS', as: 'src/Lamp.tsx' }],
    },
  );
  expect(steps).toEqual([
    'npm install',
    "src/Lamp.tsx: import './lamp.css';",
    'src/lamp.css: .lamp {}',
  ]);
});

it.each([
  [
    'a command of a shell alone',
    fence('bash', 'npm install && npm start'),
    ':7: "npm',
  ],
  ['a program that is none of a project', fence('bash', 'rm -r my-app'), ':7: "rm'],
  ['a pattern', fence('bash', 'npx create-next-app --alias @/*'), ':7: "npx'],
  ['a title that is no path', fence('css title="Before"', 'a {}'), ':7: "Before"'],
  ['a path upwards', fence('css title="../a.css"', 'a {}'), ':7: "../a.css"'],
  [
    'a file again',
    fence('css title="a.css"', 'a {}').repeat(2),
    ':11: "a.css" is there',
  ],
  ['a section without parts', fence('tsx', '<App />;'), '#setup has neither'],
])('refuses %s', async (_, text, problem) => {
  await expect(read(`## Setup\n\n${text}`)).rejects.toThrow(`a.mdx${problem}`);
});

it('the error of a guide names the missing heading', async () => {
  await expect(read('## Set up\n')).rejects.toThrow(
    'a.mdx: there is no heading "setup"',
  );
});

it.each([
  ['is not shown', '', undefined],
  ['is not shown in CSS', '<Demo name="Lamp" label="Lamp" />', 'CSS' as const],
])('refuses a demo that %s', async (problem, text, styling) => {
  save('Lamp.tsx', 'export default function Lamp() {}\n');
  await expect(
    read(`## Setup\n\n${fence('bash', 'npm install')}${text}\n`, {
      sections: ['a.mdx#setup'],
      demos: [{ demo: 'a.mdx#Lamp', styling, as: 'src/Lamp.tsx' }],
    }),
  ).rejects.toThrow(`a.mdx#Lamp ${problem}`);
});
