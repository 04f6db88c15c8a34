import type { CodeStyling } from '../../src/lib/codeStyling';

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
const MATERIAL_NEXT = 'docs/material-ui/guides/nextjs.mdx';
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
  'MUI System, Vite': {
    sections: [`${SYSTEM_USAGE}#app`],
    demos: [{ demo: `${SYSTEM_USAGE}#UsageBox`, as: 'src/App.tsx' }],
  },
} as const satisfies Readonly<Record<string, GuideProject>>;

export type GuideProjectName = keyof typeof GUIDE_PROJECTS;
