/** Packages every demo needs, whatever it shows. */
const ENGINE =
  /[\\/]node_modules[\\/](?:@emotion|stylis|cssjanus|@mui[\\/](?:system|styled-engine|private-theming|utils|types))[\\/]/;

/** Folders of `node_modules` with everything a demo may import beyond that. */
const LIBRARY_FOLDERS = [
  '@mui',
  '@popperjs',
  '@react-spring',
  'd3-[\\w-]+',
  'date-fns',
  'date-fns-jalali',
  'dayjs',
  'luxon',
  'moment',
  'moment-hijri',
  'moment-timezone',
  'react-transition-group',
  'reselect',
  // Packages that pages load together with the libraries, and their dependencies.
  '@babel[\\\\/]runtime-corejs3',
  '@remix-run',
  '@tanstack',
  'core-js-pure',
  'formik',
  'imask',
  'lodash-es',
  'react-hook-form',
  'react-imask',
  'react-number-format',
  'react-router-dom-6',
  'react-window',
  'yup',
];

const LIBRARIES = new RegExp(
  `[\\\\/]node_modules[\\\\/](?:${LIBRARY_FOLDERS.join('|')})[\\\\/]`,
);

/** Modules that pages share: all but demos, their code and the packages of demos. */
const SHELL = new RegExp(
  `^(?!.*[\\\\/](?:docs[\\\\/].*\\.tsx?$|node_modules[\\\\/](?:@emotion|stylis|cssjanus|${LIBRARY_FOLDERS.join('|')})[\\\\/]))`,
);

/** The portal's own modules. */
const OWN = /[\\/]src[\\/]/;

/** Modules of the API reference: loaded on more than half of the pages, unused on the others. */
const REFERENCE = /[\\/]src[\\/]components[\\/]ApiReference[\\/]/;

/**
 * Rules by which the code of demos is split into chunks. Docusaurus has one rule, a `common`
 * chunk of modules that half of the pages use. With many demos on few pages, it would put the
 * libraries and the reference into that chunk, and so into every page, and give each demo a
 * copy of the rest. Modules that many pages share, but not most (demos, playgrounds), are split
 * by the set of those pages.
 */
export const DEMO_CHUNKS = {
  common: { test: SHELL },
  reference: {
    test: REFERENCE,
    name: 'reference',
    chunks: 'async',
    priority: 45,
    enforce: true,
  },
  pageParts: {
    test: OWN,
    chunks: 'async',
    minChunks: 10,
    minSize: 8000,
    priority: 40,
    reuseExistingChunk: true,
  },
  demoEngine: {
    test: ENGINE,
    name: 'demo-engine',
    chunks: 'async',
    priority: 60,
    enforce: true,
  },
  demoLibraries: {
    test: LIBRARIES,
    chunks: 'async',
    minChunks: 2,
    minSize: 20_000,
    priority: 50,
    reuseExistingChunk: true,
  },
} as const;
