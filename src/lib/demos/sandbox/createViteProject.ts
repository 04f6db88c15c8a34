import { TAILWIND_SETTINGS } from '../tailwindSettings';
import { chooseProvider } from './chooseProvider';
import { createThemeOptions } from './createThemeOptions';
import { renderMain } from './renderMain';
import { renderJson, renderPackage } from './renderPackage';
import { renderTheme } from './renderTheme';
import { chooseTypeface } from './typefaces';
import type { ProjectOptions, SandboxProject } from './types';

const ENDINGS = {
  TS: { module: 'ts', view: 'tsx' },
  JS: { module: 'js', view: 'jsx' },
} as const;

const VITE_CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const TAILWIND_VITE_CONFIG = `import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react(), tailwindcss()] });
`;

/** Base styles of demos in the portal, for projects whose library has none. */
const BASE_STYLES = `
    <style>
      *,
      ::before,
      ::after {
        box-sizing: border-box;
      }
      body {
        margin: 0;
        font: 400 1rem / 1.5 Roboto, Helvetica, Arial, sans-serif;
      }
    </style>`;

const TAILWIND_STYLES = `@import 'tailwindcss';

${TAILWIND_SETTINGS}`;

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
    allowImportingTsExtensions: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/**
 * Makes a Vite project of a demo: the language and styling shown, the exact versions shown, the
 * typeface of its library, and the reader's direction, mode, density and colours where they differ from the defaults.
 * `npm install`, then `npm run dev` or `npm run build`.
 */
export function createViteProject(options: ProjectOptions): SandboxProject {
  const { demo, variant, library, title, theme } = options;
  const { source, files } = demo[variant];
  const { view, module } = ENDINGS[variant];
  const entry = `src/${demo.name}.${view}`;
  const tailwind = options.styling === 'Tailwind';
  const dark = theme?.paletteMode === 'dark';
  const provider = chooseProvider(library, demo.packages);
  const typeface = chooseTypeface(provider);
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
      'index.html': renderDocument({
        title,
        theme,
        main: `src/main.${view}`,
        tailwind,
        // Tailwind and the base styles of the libraries have a background of their own.
        bare: !tailwind && (provider === null || provider === '@mui/system'),
      }),
      'package.json': renderPackage({
        name: demo.name,
        variant,
        packages: demo.packages,
        typeface,
        mirrored,
        tailwind,
      }),
      [`vite.config.${module}`]: tailwind ? TAILWIND_VITE_CONFIG : VITE_CONFIG,
      ...(variant === 'TS'
        ? { 'tsconfig.json': renderJson(TYPESCRIPT_CONFIG) }
        : {}),
      'README.md': renderReadme(title),
      '.gitignore': 'node_modules\ndist\n',
      [`src/main.${view}`]: renderMain({
        demo,
        variant,
        provider,
        typeface,
        themed,
        tailwind,
      }),
      ...(tailwind ? { 'src/tailwind.css': TAILWIND_STYLES } : {}),
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

interface DocumentOptions extends Pick<ProjectOptions, 'title' | 'theme'> {
  /** Path of the first module. */
  main: string;
  tailwind: boolean;
  /** Whether nothing else brings base styles. */
  bare: boolean;
}

function renderDocument({
  title,
  theme,
  main,
  tailwind,
  bare,
}: DocumentOptions): string {
  const dark = theme?.paletteMode === 'dark';
  const scheme = dark ? ' style="color-scheme: dark"' : '';
  const mode = tailwind ? ` data-theme="${dark ? 'dark' : 'light'}"` : '';
  return `<!doctype html>
<html lang="en" dir="${theme?.direction ?? 'ltr'}"${mode}${scheme}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>${bare ? BASE_STYLES : ''}
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
