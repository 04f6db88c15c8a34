import type { CodeVariant } from '../codeVariant';
import type { ThemeProvider } from './chooseProvider';
import type { ThemeOptions } from './createThemeOptions';
import { renderLiteral } from './renderLiteral';

/** Options of a project's module with the theme. */
export interface ThemeModule {
  variant: CodeVariant;
  provider: ThemeProvider;
  options: ThemeOptions;
  /** Whether styles are to be mirrored. */
  mirrored: boolean;
  dark: boolean;
}

const IMPORTS: Record<ThemeProvider, readonly string[]> = {
  '@mui/material': [
    "import CssBaseline from '@mui/material/CssBaseline';",
    "import { createTheme, ThemeProvider } from '@mui/material/styles';",
  ],
  '@mui/joy': [
    "import CssBaseline from '@mui/joy/CssBaseline';",
    "import { CssVarsProvider, extendTheme } from '@mui/joy/styles';",
  ],
  '@mui/system': ["import { createTheme, ThemeProvider } from '@mui/system';"],
};

const MIRROR_IMPORTS = [
  "import createCache from '@emotion/cache';",
  "import { CacheProvider } from '@emotion/react';",
  "import { prefixer } from 'stylis';",
  "import rtlPlugin from 'stylis-plugin-rtl';",
];

const MIRROR_CACHE = `const cache = createCache({
  key: 'rtl',
  stylisPlugins: [prefixer, rtlPlugin],
});

`;

function nestElements(elements: readonly string[], indent: number): string {
  const margin = ' '.repeat(indent);
  const [first, ...rest] = elements;
  if (first === undefined) {
    return `${margin}{children}\n`;
  }
  if (first.endsWith('/>')) {
    return `${margin}${first}\n${nestElements(rest, indent)}`;
  }
  const name = /^<(\w+)/.exec(first)?.[1] ?? '';
  if (rest.length === 0) {
    return `${margin}${first}{children}</${name}>\n`;
  }
  return `${margin}${first}\n${nestElements(rest, indent + 2)}${margin}</${name}>\n`;
}

/**
 * Writes the module `ProjectTheme`: the reader's theme around what it is given, with the base
 * styles of the library and, for right-to-left text, mirrored styles.
 *
 * @returns source code of a TSX or JSX module that exports the component `ProjectTheme`
 */
export function renderTheme({
  variant,
  provider,
  options,
  mirrored,
  dark,
}: ThemeModule): string {
  const isTypeScript = variant === 'TS';
  const isJoy = provider === '@mui/joy';
  const create = isJoy ? 'extendTheme' : 'createTheme';
  const argument = Object.keys(options).length === 0 ? '' : renderLiteral(options);
  const elements = [
    ...(mirrored ? ['<CacheProvider value={cache}>'] : []),
    isJoy
      ? `<CssVarsProvider theme={theme}${dark ? ' defaultMode="dark"' : ''}>`
      : '<ThemeProvider theme={theme}>',
    ...(provider === '@mui/system' ? [] : ['<CssBaseline />']),
  ];
  return [
    ...(isTypeScript ? ["import type { ReactNode } from 'react';"] : []),
    ...(mirrored ? MIRROR_IMPORTS : []),
    ...IMPORTS[provider],
    '',
    `${mirrored ? MIRROR_CACHE : ''}const theme = ${create}(${argument});`,
    '',
    `export function ProjectTheme({ children }${isTypeScript ? ': { children: ReactNode }' : ''}) {`,
    '  return (',
    `${nestElements(elements, 4).trimEnd()}`,
    '  );',
    '}',
    '',
  ].join('\n');
}
