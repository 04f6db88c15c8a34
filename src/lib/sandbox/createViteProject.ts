import { chooseProvider } from './chooseProvider';
import { createThemeOptions } from './createThemeOptions';
import { renderMain } from './renderMain';
import { renderJson, renderPackage } from './renderPackage';
import { renderTheme } from './renderTheme';
import type { ProjectOptions, SandboxProject } from './types';

const ENDINGS = {
  TS: { module: 'ts', view: 'tsx' },
  JS: { module: 'js', view: 'jsx' },
} as const;

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const TYPESCRIPT_CONFIG = {
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    resolveJsonModule: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/**
 * Makes a Vite project of a demo: the language shown, the exact versions shown, and the
 * reader's direction, mode, density and colours where they differ from the defaults.
 * `npm install`, then `npm run dev` or `npm run build`.
 */
export function createViteProject(options: ProjectOptions): SandboxProject {
  const { demo, variant, library, title, theme } = options;
  const { source, files } = demo[variant];
  const { view, module } = ENDINGS[variant];
  const entry = `src/${demo.name}.${view}`;
  const dark = theme?.paletteMode === 'dark';
  const provider = chooseProvider(library, demo.packages);
  const themeOptions =
    provider === null ? {} : createThemeOptions(provider, options);
  // Joy UI has its colours from its provider; the others have defaults without one.
  const themed =
    provider === '@mui/joy' ||
    (provider !== null && Object.keys(themeOptions).length > 0);
  const mirrored =
    themed &&
    theme?.direction === 'rtl' &&
    Object.hasOwn(demo.packages, '@emotion/react');
  return {
    title,
    entry,
    files: {
      'index.html': renderDocument({ title, theme, main: `src/main.${view}` }),
      'package.json': renderPackage(demo.name, variant, demo.packages, mirrored),
      [`vite.config.${module}`]: VITE_CONFIG,
      ...(variant === 'TS'
        ? { 'tsconfig.json': renderJson(TYPESCRIPT_CONFIG) }
        : {}),
      'README.md': renderReadme(title),
      '.gitignore': 'node_modules\ndist\n',
      [`src/main.${view}`]: renderMain({ demo, variant, provider, themed }),
      ...(themed && provider !== null
        ? {
            [`src/ProjectTheme.${view}`]: renderTheme({
              variant,
              provider,
              options: themeOptions,
              mirrored,
              dark,
            }),
          }
        : {}),
      [entry]: source,
      ...Object.fromEntries(files.map((file) => [`src/${file.name}`, file.source])),
    },
  };
}

/** Escapes text for use between HTML tags. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function renderDocument({
  title,
  theme,
  main,
}: Pick<ProjectOptions, 'title' | 'theme'> & { main: string }): string {
  const scheme = theme?.paletteMode === 'dark' ? ' style="color-scheme: dark"' : '';
  return `<!doctype html>
<html lang="en" dir="${theme?.direction ?? 'ltr'}"${scheme}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <div id="root" style="padding: 24px"></div>
    <script type="module" src="/${main}"></script>
  </body>
</html>
`;
}

function renderReadme(title: string): string {
  return `# ${title}

\`npm install\`, then \`npm run dev\` to see it and \`npm run build\` to build it.
`;
}
