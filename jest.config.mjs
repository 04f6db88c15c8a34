/**
 * Packages that ship ES modules, or import those that do; Jest runs CommonJS, so they are
 * compiled like our own files.
 */
const ES_MODULE_PACKAGES = [
  '@babel/runtime/helpers/esm/',
  '@docusaurus/',
  '@mdx-js/',
  '@mui/x-charts/',
  'bail/',
  'ccount/',
  'character-',
  'comma-separated-tokens/',
  'd3-',
  'decode-named-character-reference/',
  'devlop/',
  'escape-string-regexp/',
  'estree-util-',
  'hast-util',
  'html-void-elements/',
  'internmap/',
  'is-alphabetical/',
  'is-alphanumerical/',
  'is-decimal/',
  'is-hexadecimal/',
  'is-plain-obj/',
  'longest-streak/',
  'markdown-',
  'mdast-util-',
  'micromark',
  'nprogress/',
  'parse-entities/',
  'pixelmatch/',
  'prism-react-renderer/',
  'property-information/',
  'rehype-',
  'remark-',
  'space-separated-tokens/',
  'stemmer/',
  'stringify-entities/',
  'trim-lines/',
  'trough/',
  'unified/',
  'unist-util-',
  'vfile',
  'zwitch/',
];

const CLIENT_EXPORTS =
  'BrowserOnly|ComponentCreator|constants|ErrorBoundary|ExecutionEnvironment|Head|Interpolate|isInternalUrl|Link|Noop|renderRoutes|router|Translate|use[A-Z]\\w*';

/** @type {import('jest').Config} */
const shared = {
  globalSetup: '<rootDir>/tests/limits/globalSetup.ts',
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULE_PACKAGES.join('|')}))`],
  moduleFileExtensions: ['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs', 'json'],
  moduleNameMapper: {
    '^@site/(.*)$': '<rootDir>/$1',
    '^prettier$': '<rootDir>/tests/setup/prettier.ts',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.cache/',
    '<rootDir>/agents/',
    '<rootDir>/build/',
    '<rootDir>/.docusaurus/',
    '<rootDir>/.stryker-tmp/',
    '<rootDir>/node_modules/.cache/',
  ],
};

const UNIT_TESTS = '**/*.test.{ts,tsx,mts}';

/** Of modules for browsers, where static rendering loads them: without a document. */
const SERVER_TESTS = '**/*.server.test.{ts,tsx}';

/** @type {import('jest').Config} */
const config = {
  reporters: ['default', '<rootDir>/scripts/trust/sweepReporter.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/tests/setup/patience.ts'],
      testMatch: [
        'src/lib',
        'src/serviceWorker',
        'src/navigation',
        'src/brand',
        'plugins',
        'config',
        'scripts',
        'bench',
        'tests/agents',
        'tests/content',
        'e2e/harness',
        'tests/harness',
        'tests/demos',
        'tests/overrides',
        'tests/anatomy',
        'tests/limits',
        'tests/search',
      ]
        .map((room) => `<rootDir>/${room}/${UNIT_TESTS}`)
        .concat(`<rootDir>/src/{clientModules,components}/${SERVER_TESTS}`),
    },
    {
      ...shared,
      displayName: 'dom',
      testEnvironment: 'jsdom',
      testPathIgnorePatterns: ['/node_modules/', '\\.server\\.test\\.'],
      testMatch: [
        'src/clientModules',
        'src/components',
        'src/hooks',
        'src/state',
        'src/pages',
        'src/theme',
      ].map((room) => `<rootDir>/${room}/${UNIT_TESTS}`),
      setupFilesAfterEnv: [
        '<rootDir>/tests/setup/patience.ts',
        '<rootDir>/tests/setup/dom.ts',
      ],
      moduleNameMapper: {
        '\\.module\\.css$': 'identity-obj-proxy',
        '\\.css$': '<rootDir>/tests/setup/emptyStyles.ts',
        ...shared.moduleNameMapper,
        // What a build generates is stood in for, so that no test depends on an earlier build.
        '^@generated/(.*)$': '<rootDir>/tests/setup/generated/$1',
        '^@theme/(.*)$': [
          '<rootDir>/src/theme/$1',
          '@docusaurus/theme-classic/lib/theme/$1',
        ],
        '^@theme-(?:original|init)/(.*)$': '@docusaurus/theme-classic/lib/theme/$1',
        [`^@docusaurus/(${CLIENT_EXPORTS})$`]:
          '@docusaurus/core/lib/client/exports/$1',
      },
    },
    {
      ...shared,
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{e2e,tests/agents,tests/demos,tests/search}/**/*.e2e.ts',
      ],
      setupFilesAfterEnv: ['<rootDir>/tests/setup/browser.ts'],
    },
    {
      // `npm run test:sweep`: what takes too long for every run, and every page where a
      // run takes a sample.
      ...shared,
      displayName: 'sweep',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{e2e,tests/agents,tests/anatomy,tests/content,tests/demos,tests/overrides}/**/*.sweep.ts',
        '<rootDir>/e2e/{axe,built-pages,console,first-paint,focus,no-script,opened-demos,reading-place,reflow}.e2e.ts',
      ],
      globals: { EVERY_PAGE: true },
      setupFilesAfterEnv: ['<rootDir>/tests/setup/browser.ts'],
    },
  ],
};

export default config;
