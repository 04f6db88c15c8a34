import { readdirSync } from 'node:fs';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/* Who may import whom (ARCHITECTURE.md). Arrows point down, and there are no circles. */

const UNIT_TESTS = '**/*.test.{ts,tsx,mts}';

/** Matches imports of a room by relative path and by alias. */
function matchRoom(room) {
  const name = room.replace(/^src\//, '(?:src/)?');
  return `^(?:\\.{1,2}/)+${name}(?:/|$)|^@site/${room}(?:/|$)`;
}

function forbidRooms(rooms, message) {
  return rooms.map((room) => ({ regex: matchRoom(room), message }));
}

function allowTypesOf(regex, message) {
  return { regex, allowTypeImports: true, message };
}

/** The contracts of plugins and the facts of a build may be imported as types. */
const TYPES_FROM_NODE = [
  {
    regex: '^(?:\\.\\./)+plugins/(?!.*types$)|^@site/plugins/(?!.*types$)',
    message: 'Browser code reads the contract of a plugin alone: its types.ts.',
  },
  allowTypesOf('^(?:\\.\\./)+plugins/.*types$', 'Import types of plugins as types.'),
  allowTypesOf(
    '^(?:\\.\\./)+config/',
    'Import types of the configuration as types.',
  ),
];

const THEME_BY_PATH = forbidRooms(
  ['src/theme'],
  'Nobody imports src/theme by path; ask for @theme.',
);

function restrictImports(files, patterns, ignores = []) {
  return {
    files,
    ignores,
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
  };
}

/** Rooms of plugins, the lower first: a plugin reads its own room and those before it. */
const PLUGIN_ROOMS = ['shared', 'content', 'publish', 'shell', 'docusaurus'];

/** What a plugin reads beyond lib, navigation and plugins/shared. */
const PLUGIN_EXCEPTIONS = {
  // Draws in the colours of the brand.
  'publish/page-previews': ['src/brand'],
  // Its whole work is to write the brand theme as a style sheet.
  'shell/brand-styles': ['src/brand'],
};

/** Plugins whose work is to say again, in another form, what the named ones have read. */
const PLUGIN_READERS = {
  'publish/agent-pack': ['api-reference', 'markdown-twins', 'search-index'],
  'publish/content-security-policy': ['demo-runner'],
  'publish/markdown-twins': ['api-reference', 'demos', 'playgrounds'],
};

const listFolders = (folder) =>
  readdirSync(new URL(folder, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const PLUGINS = PLUGIN_ROOMS.slice(1).flatMap((room) =>
  listFolders(`./plugins/${room}`).map((name) => `${room}/${name}`),
);

const UPPER_ROOMS = [
  'src/brand',
  'src/clientModules',
  'src/components',
  'src/hooks',
  'src/pages',
  'src/state',
  'src/theme',
];

function restrictPlugin(plugin) {
  const exceptions = PLUGIN_EXCEPTIONS[plugin] ?? [];
  const [room, name] = plugin.split('/');
  const readable = [name, ...(PLUGIN_READERS[plugin] ?? [])];
  const others = PLUGINS.map((other) => other.split('/')[1]).filter(
    (other) => !readable.includes(other),
  );
  const upper = PLUGIN_ROOMS.slice(PLUGIN_ROOMS.indexOf(room) + 1);
  return restrictImports(
    [`plugins/${plugin}/**`],
    [
      ...forbidRooms(
        UPPER_ROOMS.filter((upperRoom) => !exceptions.includes(upperRoom)),
        'Plugins import lib, navigation and plugins/shared.',
      ),
      {
        regex: `^(?:\\.\\./)+(?:(?:${PLUGIN_ROOMS.join('|')})/)?(?:${others.join('|')})(?:/(?!types$)|$)`,
        message: 'What two plugins use belongs into plugins/shared.',
      },
      ...upper.map((upperRoom) => ({
        regex: `^(?:\\.\\./)+${upperRoom}(?:/|$)`,
        message: `plugins/${room} does not know plugins/${upperRoom}.`,
      })),
    ],
  );
}

/** Folders of src/lib and of src/components, the lower first. */
const LIB_FOLDERS = [
  'text',
  'storage',
  'address',
  'theme',
  'language',
  'reference',
  'project',
  'input',
  'page',
  'icons',
  'demos',
  'offline',
  'search',
  'reporting',
  'preferences',
  'accessibility',
];

const COMPONENT_FOLDERS = [
  'controls',
  'article',
  'demos',
  'ApiReference',
  'shell',
  'tools',
];

const listHigher = (folders, folder) => folders.slice(folders.indexOf(folder) + 1);

/** @param depth of the files below the folder */
function restrictLib(folder, depth) {
  const outward = '\\.\\./'.repeat(depth + 1);
  return restrictImports(
    [`src/lib/${folder}${'/*'.repeat(depth)}`],
    [
      {
        regex: `^(?:\\.\\./){${depth}}(?:${listHigher(LIB_FOLDERS, folder).join('|')})/`,
        message: `lib/${folder} knows the folders before it in LIB_FOLDERS.`,
      },
      {
        regex: `^(?:${outward}|@site/|@theme|@docusaurus/|@generated/|@mui/|react)`,
        message: 'lib imports nothing of ours, no React and no framework.',
      },
    ],
    [UNIT_TESTS],
  );
}

function restrictViews(files, patterns = []) {
  return restrictImports(files, [
    ...forbidRooms(
      ['src/pages'],
      'components import hooks, state, lib, brand and navigation.',
    ),
    ...THEME_BY_PATH,
    ...TYPES_FROM_NODE,
    ...patterns,
  ]);
}

const ROOMS = [
  ...LIB_FOLDERS.flatMap((folder) => [
    restrictLib(folder, 1),
    restrictLib(folder, 2),
  ]),
  restrictImports(
    ['plugins/shared/**'],
    [
      ...forbidRooms(
        UPPER_ROOMS,
        'Plugins import lib, navigation and plugins/shared.',
      ),
      allowTypesOf(
        `^\\.\\./(?:${PLUGIN_ROOMS.slice(1).join('|')})/.*/types$`,
        'plugins/shared knows the contracts of plugins as types.',
      ),
      {
        regex: `^\\.\\./(?:${PLUGIN_ROOMS.slice(1).join('|')})/(?!.*/types$)`,
        message: 'plugins/shared knows no plugin.',
      },
    ],
  ),
  restrictImports(
    ['src/navigation/**'],
    [
      allowTypesOf('^@docusaurus/', 'navigation knows the framework by its types.'),
      {
        regex: '^(?:\\.\\./(?!lib/)|@site/|@theme|@mui/|react)',
        message: 'navigation imports lib and nothing else of ours.',
      },
    ],
    [UNIT_TESTS],
  ),
  restrictImports(
    ['src/brand/**'],
    [
      {
        regex: '^(?:\\.\\./|@site/|@theme|@docusaurus/|react)',
        message: 'brand imports @mui alone.',
      },
    ],
    [UNIT_TESTS],
  ),
  restrictImports(
    ['src/serviceWorker/**'],
    [
      {
        regex:
          '^(?:\\.\\./(?!lib/)|@site/|@theme|@docusaurus/|@generated/|@mui/|react)',
        message: 'The service worker imports lib and nothing else of ours.',
      },
    ],
    [UNIT_TESTS],
  ),
  restrictImports(
    ['src/state/**'],
    [
      ...forbidRooms(
        [
          'src/brand',
          'src/clientModules',
          'src/components',
          'src/hooks',
          'src/pages',
        ],
        'Stores keep what lib says, and know no view.',
      ),
      ...THEME_BY_PATH,
      ...TYPES_FROM_NODE,
    ],
    [UNIT_TESTS],
  ),
  restrictImports(
    ['src/hooks/**'],
    [
      ...forbidRooms(
        ['src/components', 'src/pages', 'src/brand', 'src/clientModules'],
        'hooks are thin React over lib and state.',
      ),
      ...THEME_BY_PATH,
      ...TYPES_FROM_NODE,
    ],
  ),
  restrictViews(['src/clientModules/**']),
  ...COMPONENT_FOLDERS.map((folder) =>
    restrictViews(
      [`src/components/${folder}/**`],
      listHigher(COMPONENT_FOLDERS, folder).map((higher) => ({
        regex: `^(?:\\.\\./)+(?:components/)?${higher}/`,
        message: `components/${folder} knows the folders before it in COMPONENT_FOLDERS.`,
      })),
    ),
  ),
  restrictImports(
    ['src/pages/**', 'src/theme/**'],
    [
      ...forbidRooms(['src/pages'], 'Pages are routes, not parts.'),
      ...THEME_BY_PATH,
      ...TYPES_FROM_NODE,
    ],
  ),
  ...PLUGINS.map(restrictPlugin),
  restrictImports(
    ['tests/harness/**'],
    forbidRooms(
      ['e2e', 'src', 'config', 'docs'],
      'What drives browsers and builds knows the built site alone.',
    ),
  ),
  restrictImports(
    ['config/**', 'sidebars.ts'],
    forbidRooms(
      UPPER_ROOMS,
      'The configuration imports lib, navigation and plugins.',
    ),
  ),
  restrictImports(
    ['docs/**/*.tsx', 'blog/**/*.tsx'],
    [
      {
        regex: '^(?:\\.\\.|@site|@theme|@docusaurus|@generated)',
        message: 'A demo imports published packages and the files beside it.',
      },
    ],
  ),
  restrictImports(
    ['e2e/**'],
    forbidRooms(
      ['src', 'plugins', 'config', 'docs'],
      'Browser tests know the built site alone.',
    ),
  ),
];

/* Single rules with a short list of places where the thing forbidden is at home. */

const STORAGE = [
  {
    selector: 'MemberExpression[property.name=/^(localStorage|sessionStorage)$/]',
    message: 'Ask src/lib/preferences for what is stored: storage may throw.',
  },
  {
    selector:
      'MemberExpression[property.name="cookie"]:matches([object.name="document"], [object.property.name="document"])',
    message: 'Ask src/lib/preferences for cookies: they may be refused.',
  },
];

const RAW_HTML = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Markup from a string: only where the build has made the string.',
};

const DEMO_SYNTAX = [
  {
    selector: 'TSEnumDeclaration',
    message: 'An enum has no plain JavaScript form; use a union of strings.',
  },
  {
    selector: 'TSParameterProperty',
    message: 'A parameter property has no plain JavaScript form.',
  },
];

/** Hand the getters of storage to `src/lib`. */
const STORAGE_ENTRIES = [
  'src/state/feedbackStore.ts',
  'src/state/searchMemoryStore.ts',
  'src/state/preferenceStores.ts',
  'src/state/projectStore.ts',
  'src/state/reloadRecordStore.ts',
  'plugins/shell/first-paint/entry.ts',
];

/** Show markup that a plugin has made at build: icons, highlighted code, headings. */
const RAW_HTML_ENTRIES = [
  'src/components/ApiReference/Html.tsx',
  'src/components/ApiReference/StaticPart.tsx',
  'src/components/article/CodeBlock/CodeBlock.tsx',
  'src/components/tools/ComponentGallery/Thumbnail.tsx',
  'src/components/demos/Demo/DemoCode.tsx',
  'src/components/demos/Demo/DemoCodePanel.tsx',
  'src/components/demos/Demo/DemoStage.tsx',
  'src/components/demos/Demo/DemoVariables.tsx',
  'src/components/demos/Demo/StyledDemo.tsx',
  'src/components/demos/Demo/renderDarkStyles.tsx',
  'src/components/controls/Icon/Icon.tsx',
  'src/components/tools/MaterialIcons/IconDrawing.tsx',
  'src/components/article/TableOfContents/TableOfContents.tsx',
];

const DEMOS = ['docs/**/*.tsx', 'blog/**/*.tsx'];
const VIEWS = ['src/**/*.{ts,tsx}', ...DEMOS];

function restrictSyntax(files, selectors) {
  return { files, rules: { 'no-restricted-syntax': ['error', ...selectors] } };
}

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      '.docusaurus/',
      '.stryker-tmp/',
      'agents/',
      'build/',
      'coverage/',
      // Types of their packages are there where they are installed: the sweep compiles them.
      'examples/',
      'plugins/content/api-reference/fixtures/',
      'reports/',
      'static/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './docs/tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'Ask src/lib/preferences for what is stored: storage may throw.',
        })),
      ],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { disallowTypeAnnotations: false, fixStyle: 'inline-type-imports' },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      globals: globals.node,
      parserOptions: { project: null },
    },
  },
  {
    files: ['deploy/*.js'],
    languageOptions: { globals: globals.serviceworker },
  },
  {
    files: ['**/*.cjs'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: VIEWS,
    ...jsxA11y.flatConfigs.recommended,
    languageOptions: {
      ...jsxA11y.flatConfigs.recommended.languageOptions,
      globals: globals.browser,
    },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // A region that scrolls must be reachable by keyboard, or its end is out of reach.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        {
          tags: [],
          roles: ['group', 'region', 'tabpanel'],
          allowExpressionValues: true,
        },
      ],
      // Takes a tablist for a control; axe looks at what really gets focus.
      'jsx-a11y/interactive-supports-focus': 'off',
    },
  },
  {
    files: VIEWS,
    ...reactHooks.configs.flat.recommended,
    rules: {
      ...reactHooks.configs.flat.recommended.rules,
      // What the reader does outside React (address, storage) is followed in effects.
      'react-hooks/set-state-in-effect': 'off',
      // It says what React Compiler leaves alone, which does not run here.
      'react-hooks/incompatible-library': 'off',
    },
  },
  ...ROOMS,
  restrictSyntax(['src/**', 'plugins/**'], [...STORAGE, RAW_HTML]),
  restrictSyntax(STORAGE_ENTRIES, [RAW_HTML]),
  restrictSyntax(RAW_HTML_ENTRIES, STORAGE),
  restrictSyntax(DEMOS, [...STORAGE, RAW_HTML, ...DEMO_SYNTAX]),
  {
    files: DEMOS,
    rules: {
      'no-console': 'error',
      // A demo may read a form and hand on children the short way.
      '@typescript-eslint/no-base-to-string': 'off',
      // What opens over the page says where focus starts; no demo takes it on mount.
      'jsx-a11y/no-autofocus': 'off',
      // An async event handler is what readers write; it catches its own errors.
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      'jsx-a11y/anchor-has-content': 'off',
    },
  },
  {
    // Command lines talk to people; tests and the browser may name what the rooms may not.
    files: ['scripts/**', 'bench/**', 'e2e/**', 'tests/demos/**', UNIT_TESTS],
    rules: {
      'no-console': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-syntax': 'off',
    },
  },
  {
    files: [UNIT_TESTS, 'e2e/**', 'tests/demos/*.e2e.ts'],
    rules: {
      // Matchers and fixtures hand on what they were given.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-empty-function': 'off',
    },
  },
);
