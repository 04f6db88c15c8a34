import { readFileSync } from 'node:fs';
import prettier from 'prettier';
import ts from 'typescript';
import { TAILWIND_SETTINGS } from '../tailwindSettings';
import { createViteProject } from './createViteProject';
import { BUTTON_SIZES, CHANGED_THEME } from './demoFixtures';
import { demoToPackageName } from './renderPackage';
import { TAILWIND_TOOLCHAIN, TYPESCRIPT_TOOLCHAIN } from './toolchain';
import type { ProjectOptions, SandboxDemo, SandboxProject } from './types';

const DENSE = { MuiButton: { defaultProps: { size: 'small' } } };

const createProject = (options: Partial<ProjectOptions> = {}) =>
  createViteProject({
    demo: BUTTON_SIZES,
    variant: 'TS',
    library: 'material-ui',
    title: 'Button sizes',
    denseComponents: DENSE,
    ...options,
  });

const readPackage = ({ files }: SandboxProject) =>
  JSON.parse(files['package.json']!) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    scripts: Record<string, string>;
    name: string;
  };

/** A demo whose packages are React and the ones named. */
const withPackages = (...names: string[]): SandboxDemo => ({
  ...BUTTON_SIZES,
  packages: Object.fromEntries(
    [...names, 'react', 'react-dom'].map((name) => [name, '1.2.3']),
  ),
});

it('holds what the demo is made of, in the language requested', () => {
  expect(Object.keys(createProject().files)).toEqual([
    'index.html',
    'package.json',
    'vite.config.ts',
    'tsconfig.json',
    'README.md',
    '.gitignore',
    'src/main.tsx',
    'src/ButtonSizes.tsx',
    'src/sizes.ts',
  ]);
  const javaScript = createProject({ variant: 'JS' });
  expect(javaScript.entry).toBe('src/ButtonSizes.jsx');
  expect(Object.keys(javaScript.files)).toEqual([
    'index.html',
    'package.json',
    'vite.config.js',
    'README.md',
    '.gitignore',
    'src/main.jsx',
    'src/ButtonSizes.jsx',
    'src/sizes.js',
  ]);
});

it('leaves the defaults of the library alone', () => {
  const { files, entry, title } = createProject();
  expect(title).toBe('Button sizes');
  expect(files[entry]).toBe(BUTTON_SIZES.TS.source);
  expect(files['index.html']).toContain('<html lang="en" dir="ltr">');
  expect(files['src/main.tsx']).toMatchSnapshot();
  expect(files['package.json']).toMatchSnapshot();
});

it('carries what the reader has changed', () => {
  const { files } = createProject({ theme: CHANGED_THEME });
  expect(files['index.html']).toContain(
    '<html lang="en" dir="rtl" style="color-scheme: dark">',
  );
  expect(files['src/main.tsx']).toContain('<ProjectTheme>');
  expect(files['src/ProjectTheme.tsx']).toMatchSnapshot();
});

it('writes a theme for each library', () => {
  const themeOf = (library: ProjectOptions['library'], ...names: string[]) =>
    createProject({
      demo: withPackages(...names, '@emotion/react'),
      library,
      theme: CHANGED_THEME,
      variant: 'JS',
    }).files['src/ProjectTheme.jsx'];
  expect(themeOf('joy-ui', '@mui/joy')).toMatchSnapshot('Joy UI');
  expect(themeOf('system', '@mui/system')).toMatchSnapshot('MUI System');
  expect(themeOf('base-ui', '@mui/base')).toBeUndefined();
});

it('gives Joy UI its provider even where nothing differs', () => {
  const { files } = createProject({
    demo: withPackages('@mui/joy'),
    library: 'joy-ui',
  });
  expect(files['src/ProjectTheme.tsx']).toContain('const theme = extendTheme();');
  expect(files['src/ProjectTheme.tsx']).not.toContain('rtl');
  expect(readPackage(createProject()).dependencies).not.toHaveProperty('stylis');
});

it.each([
  ['material-ui', '@mui/material', '@fontsource/roboto', [300, 400, 500, 700]],
  ['joy-ui', '@mui/joy', '@fontsource/inter', [400, 500, 600, 700]],
] as const)(
  'brings the typeface that %s asks for, as its installation page does',
  (library, name, typeface, weights) => {
    const project = createProject({ demo: withPackages(name), library });
    const imports = weights.map((weight) => `import '${typeface}/${weight}.css';`);
    expect(project.files['src/main.tsx']).toContain(imports.join('\n'));
    expect(readPackage(project).dependencies[typeface]).toMatch(/^\d+\.\d+\.\d+$/);
    const page = readFileSync(
      `docs/${library}/getting-started/installation.mdx`,
      'utf8',
    );
    expect(page).toContain(`npm install ${typeface}\n`);
    expect(page).toContain(imports.join('\n'));
  },
);

it('brings no typeface where the theme asks for none', () => {
  for (const name of ['@mui/base', '@mui/system']) {
    const project = createProject({ demo: withPackages(name), library: 'base-ui' });
    expect(Object.values(project.files).join('\n')).not.toContain('fontsource');
  }
});

it('mirrors only what Emotion styles', () => {
  const project = createProject({
    demo: withPackages('@mui/base'),
    library: 'base-ui',
    theme: CHANGED_THEME,
  });
  expect(readPackage(project).dependencies).not.toHaveProperty('stylis');
  expect(project.files['src/main.tsx']).not.toContain('Theme');
  expect(project.files['index.html']).toContain('dir="rtl"');
});

it('the title of an exported project is escaped', () => {
  const { files } = createProject({ title: 'Tabs <a> & "b"' });
  expect(files['index.html']).toContain('<title>Tabs &lt;a&gt; &amp; "b"</title>');
});

describe.each(['TS', 'JS'] as const)('every module in %s', (variant) => {
  const projects = (
    [
      ['material-ui', BUTTON_SIZES],
      ['joy-ui', withPackages('@mui/joy', '@emotion/react', '@mui/material')],
      ['system', withPackages('@mui/system', '@emotion/react', '@mui/material')],
      ['base-ui', withPackages('@mui/base', '@mui/material')],
    ] as const
  ).flatMap(([library, demo]) =>
    [undefined, CHANGED_THEME].map((theme) =>
      createProject({ library, demo, theme, variant }),
    ),
  );
  const modules = projects.flatMap((project) =>
    Object.entries(project.files)
      .filter(([path]) => /\.[jt]sx?$/.test(path))
      .map(([path, source]) => ({ project, path, source })),
  );

  it('is formatted and free of syntax errors', async () => {
    expect(modules.length).toBeGreaterThan(24);
    for (const { path, source } of modules) {
      const formatted = await prettier.format(source, {
        filepath: path,
        singleQuote: true,
        trailingComma: 'all',
      });
      expect(source).toBe(formatted);
      const { diagnostics } = ts.transpileModule(source, {
        fileName: path,
        reportDiagnostics: true,
        compilerOptions: { allowJs: true, jsx: ts.JsxEmit.ReactJSX },
      });
      expect(diagnostics).toEqual([]);
    }
  });

  it('imports what the project has', () => {
    for (const { project, path, source } of modules) {
      const { dependencies, devDependencies } = readPackage(project);
      for (const { fileName } of ts.preProcessFile(source).importedFiles) {
        const [scope, name] = fileName.split('/');
        const known = fileName.startsWith('.')
          ? Object.keys(project.files).map((file) => file.replace(/\.\w+$/, ''))
          : Object.keys({ ...dependencies, ...devDependencies });
        expect({ path, known }).toEqual({
          path,
          known: expect.arrayContaining([
            fileName.startsWith('.')
              ? `src/${fileName.slice(2)}`
              : scope!.startsWith('@')
                ? `${scope}/${name}`
                : scope!,
          ]),
        });
      }
    }
  });
});

it.each([
  ['ButtonSizes', 'button-sizes'],
  ['Chip2', 'chip2'],
  ['SizesOfURLField', 'sizes-of-url-field'],
])('%s → %s', (name, packageName) => {
  expect(demoToPackageName(name)).toBe(packageName);
});

it('checks types with the versions this site is checked with', () => {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: object;
  };
  expect(devDependencies).toMatchObject(TYPESCRIPT_TOOLCHAIN);
});

describe('a demo in Tailwind', () => {
  const plain = { demo: withPackages('@mui/base'), library: 'base-ui' } as const;

  it('gets Tailwind with the settings of the portal', () => {
    const project = createProject({ ...plain, styling: 'Tailwind' });
    expect(readPackage(project).devDependencies).toMatchObject(TAILWIND_TOOLCHAIN);
    expect(project.files['vite.config.ts']).toContain(
      'plugins: [react(), tailwindcss()]',
    );
    expect(project.files['src/tailwind.css']).toBe(
      `@import 'tailwindcss';\n\n${TAILWIND_SETTINGS}`,
    );
    expect(project.files['src/main.tsx']).toContain("import './tailwind.css';");
  });

  it.each([
    ['light', 'data-theme="light">'],
    ['dark', 'data-theme="dark" style="color-scheme: dark">'],
  ] as const)(
    'keeps the mode it was taken away in: %s',
    (paletteMode, attributes) => {
      const { files } = createProject({
        ...plain,
        styling: 'Tailwind',
        theme: { ...CHANGED_THEME, direction: 'ltr', paletteMode },
      });
      expect(files['index.html']).toContain(
        `<html lang="en" dir="ltr" ${attributes}`,
      );
    },
  );

  it.each(['MUI System', 'CSS', null] as const)('is no demo in %s', (styling) => {
    const project = createProject({ ...plain, styling });
    expect(Object.values(project.files).join('\n')).not.toMatch(/tailwind/i);
  });
});

it.each([
  ['base-ui', '@mui/base', true],
  ['base-ui', '@mui/system', true],
  ['material-ui', '@mui/material', false],
  ['joy-ui', '@mui/joy', false],
] as const)(
  'gives a demo of %s with %s the ground of the portal: %s',
  (library, name, bare) => {
    const { files } = createProject({ demo: withPackages(name), library });
    const ground = 'font: 400 1rem / 1.5 Roboto, Helvetica, Arial, sans-serif;';
    expect(files['index.html']?.includes(ground)).toBe(bare);
  },
);
