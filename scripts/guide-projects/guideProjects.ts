import type { CodeStyling } from '../../src/lib/demos/codeStyling';

/** A demo of a page that the reader saves as a file of the project. */
export interface SavedDemo {
  /** The page and the name of the demo: `docs/…/quickstart.mdx#QuickstartSwitch`. */
  demo: string;
  /** Absent for a demo that is written in one way. */
  styling?: CodeStyling;
  /** Path in the project. Files that the demo imports are saved beside it. */
  as: string;
}

/** A project that pages print in full. */
export interface GuideProject {
  /**
   * Pages and ids of headings, `docs/…/quickstart.mdx#install`, in the order in which the reader
   * goes through them. Of a section counts what stands before the next heading, of whatever level,
   * so that an alternative is below a heading of its own.
   */
  sections: readonly string[];
  demos?: readonly SavedDemo[];
}

const QUICKSTART = 'docs/base-ui/getting-started/quickstart.mdx';
const BASE_NEXT = 'docs/base-ui/guides/next-js-app-router.mdx';
const BASE_TAILWIND = 'docs/base-ui/guides/working-with-tailwind-css.mdx';
const JOY_USAGE = 'docs/joy-ui/getting-started/usage.mdx';
const JOY_NEXT = 'docs/joy-ui/integrations/next-js-app-router.mdx';
const MATERIAL_INSTALLATION = 'docs/material-ui/getting-started/installation.mdx';
const MATERIAL_INTEROP = 'docs/material-ui/guides/interoperability.mdx';
const MATERIAL_NEXT = 'docs/material-ui/guides/nextjs.mdx';
const MATERIAL_ROUTING = 'docs/material-ui/guides/routing.mdx';
const MATERIAL_SERVER = 'docs/material-ui/guides/server-rendering.mdx';
const MATERIAL_STYLED = 'docs/material-ui/guides/styled-components.mdx';
const SYSTEM_USAGE = 'docs/system/getting-started/usage.mdx';

const toQuickstart = (section: string, styling: CodeStyling): GuideProject => ({
  sections: ['install', 'style', section, 'state'].map(
    (id) => `${QUICKSTART}#${id}`,
  ),
  demos: [
    {
      demo: `${QUICKSTART}#QuickstartSwitch`,
      styling,
      as: 'src/QuickstartSwitch.tsx',
    },
  ],
});

const inPage = (page: string, ids: readonly string[]): string[] =>
  ids.map((id) => `${page}#${id}`);

const toMaterialVite = (page: string, ids: readonly string[]): GuideProject => ({
  sections: [
    ...inPage(MATERIAL_INSTALLATION, ['vite', 'install-the-packages']),
    ...inPage(page, ids),
  ],
});

/** The projects that pages print, by what they show. */
export const GUIDE_PROJECTS = {
  'Base UI, Vite, plain CSS': toQuickstart('plain-css', 'CSS'),
  'Base UI, Vite, Tailwind CSS': toQuickstart('tailwind-css', 'Tailwind'),
  'Base UI, Vite, MUI System': toQuickstart('mui-system', 'MUI System'),
  'Base UI, Vite, variants of Tailwind CSS': {
    sections: [`${QUICKSTART}#install`, `${BASE_TAILWIND}#setup`],
  },
  'Base UI, Next.js App Router': {
    sections: ['setup', 'page', 'component', 'client', 'link'].map(
      (id) => `${BASE_NEXT}#${id}`,
    ),
  },
  'Joy UI, Vite': {
    sections: ['app-wrapper', 'theme', 'dark-mode'].map(
      (id) => `${JOY_USAGE}#${id}`,
    ),
    demos: [{ demo: `${JOY_USAGE}#UsageFirstComponent`, as: 'src/App.tsx' }],
  },
  'Joy UI, Next.js App Router': {
    sections: [
      'setup',
      'theme',
      'theme-registry',
      'layout',
      'page',
      'link',
      'dark-mode',
    ].map((id) => `${JOY_NEXT}#${id}`),
  },
  'Material UI, Next.js App Router': {
    sections: ['app-router', 'theme', 'layout'].map(
      (id) => `${MATERIAL_NEXT}#${id}`,
    ),
  },
  'Material UI, Next.js Pages Router': {
    sections: ['pages-router', 'theme'].map((id) => `${MATERIAL_NEXT}#${id}`),
  },
  'Material UI, Vite, plain CSS': {
    ...toMaterialVite(MATERIAL_INTEROP, []),
    demos: [{ demo: `${MATERIAL_INTEROP}#InteropPlainCss`, as: 'src/App.tsx' }],
  },
  'Material UI, Vite, parts in plain CSS': {
    ...toMaterialVite(MATERIAL_INTEROP, []),
    demos: [{ demo: `${MATERIAL_INTEROP}#InteropCssParts`, as: 'src/App.tsx' }],
  },
  'Material UI, Vite, CSS modules': toMaterialVite(MATERIAL_INTEROP, [
    'inject-first',
    'css-modules',
  ]),
  'Material UI, Vite, Sass': toMaterialVite(MATERIAL_INTEROP, ['sass']),
  'Material UI, Vite, css prop of Emotion': toMaterialVite(MATERIAL_INTEROP, [
    'emotion',
    'css-prop',
  ]),
  'Material UI, Vite, styled-components': toMaterialVite(MATERIAL_INTEROP, [
    'inject-first',
    'styled-components',
  ]),
  'Material UI, Vite, Tailwind CSS 4, important': toMaterialVite(MATERIAL_INTEROP, [
    'tailwind',
    'tailwind-4',
    'tailwind-4-important',
  ]),
  'Material UI, Vite, Tailwind CSS 4, layers': toMaterialVite(MATERIAL_INTEROP, [
    'tailwind',
    'tailwind-4',
    'tailwind-4-layers',
  ]),
  'Material UI, Vite, Tailwind CSS 3, injectFirst': toMaterialVite(
    MATERIAL_INTEROP,
    ['inject-first', 'tailwind', 'tailwind-3', 'tailwind-3-inject-first'],
  ),
  'Material UI, Vite, Tailwind CSS 3, important': toMaterialVite(MATERIAL_INTEROP, [
    'tailwind',
    'tailwind-3',
    'tailwind-portals',
  ]),
  'Material UI, Vite, styled-components instead of Emotion': {
    sections: [
      `${MATERIAL_INSTALLATION}#vite`,
      ...inPage(MATERIAL_STYLED, ['new-project', 'theme']),
    ],
  },
  'Material UI, Vite, alias to styled-components': {
    sections: [
      `${MATERIAL_INSTALLATION}#vite`,
      ...inPage(MATERIAL_STYLED, ['alias', 'vite', 'theme']),
    ],
  },
  'Material UI, Vite, TanStack Router': toMaterialVite(MATERIAL_ROUTING, [
    'tanstack-router',
  ]),
  'Material UI, Express': {
    sections: inPage(MATERIAL_SERVER, ['express', 'app', 'render', 'hydrate']),
  },
  'Material UI, Express, all data before the HTML': {
    sections: inPage(MATERIAL_SERVER, [
      'express',
      'hydrate',
      'streaming',
      'on-all-ready',
    ]),
  },
  'Material UI, Express, streaming': {
    sections: inPage(MATERIAL_SERVER, ['express', 'hydrate', 'streaming', 'stream']),
  },
  'MUI System, Vite': {
    sections: [`${SYSTEM_USAGE}#app`],
    demos: [{ demo: `${SYSTEM_USAGE}#UsageBox`, as: 'src/App.tsx' }],
  },
} as const satisfies Readonly<Record<string, GuideProject>>;

export type GuideProjectName = keyof typeof GUIDE_PROJECTS;
