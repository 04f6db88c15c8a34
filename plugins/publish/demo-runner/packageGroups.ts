import { specifierToPackage } from '../../../src/lib/demos/specifierToPackage';

/** Modules of the pickers that connect them to date libraries; Pro has them again. */
function listAdapters(...libraries: readonly string[]): string[] {
  return libraries.flatMap((library) => [
    `@mui/x-date-pickers/Adapter${library}`,
    `@mui/x-date-pickers-pro/Adapter${library}`,
  ]);
}

/**
 * Groups of packages that are loaded together. The packages of one library must not load
 * another library; packages that keep a React context must be in one place only.
 *
 * A name that ends in a slash stands for all packages of that scope; a module of a package may
 * be in another group than the rest.
 */
export const PACKAGE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  react: ['react', 'react-dom', 'scheduler'],
  system: [
    '@emotion/',
    '@mui/private-theming',
    '@mui/styled-engine',
    '@mui/system',
    '@mui/types',
    '@mui/utils',
    'clsx',
    'prop-types',
    'react-is',
    'stylis',
  ],
  base: ['@mui/base', '@floating-ui/', '@popperjs/core'],
  material: ['@mui/material', 'react-transition-group'],
  icons: ['@mui/icons-material'],
  joy: ['@mui/joy'],
  lab: ['@mui/lab'],
  'data-grid': ['@mui/x-data-grid'],
  'date-pickers': ['@mui/x-date-pickers'],
  charts: ['@mui/x-charts'],
  'tree-view': ['@mui/x-tree-view'],
  license: ['@mui/x-license-pro'],
  'data-grid-pro': ['@mui/x-data-grid-pro'],
  'data-grid-premium': ['@mui/x-data-grid-premium'],
  'date-pickers-pro': ['@mui/x-date-pickers-pro'],
  dayjs: ['dayjs'],
  // Each date library with what connects the pickers to it: demos load the one they use.
  'date-fns': ['date-fns', ...listAdapters('DateFns', 'DateFnsV3')],
  'date-fns-jalali': ['date-fns-jalali', ...listAdapters('DateFnsJalali')],
  luxon: ['luxon', ...listAdapters('Luxon')],
  moment: ['moment', 'moment-timezone', ...listAdapters('Moment', 'MomentJalaali')],
  'moment-hijri': ['moment-hijri', ...listAdapters('MomentHijri')],
  formik: ['formik'],
  'hook-form': ['react-hook-form'],
  masks: ['react-imask'],
  'number-format': ['react-number-format'],
  query: ['@tanstack/react-query'],
  router: ['react-router-dom'],
  'virtual-list': ['@tanstack/react-virtual'],
  'window-list': ['react-window'],
  yup: ['yup'],
};

/**
 * Packages whose public modules a reader may import, whether a demo does so or not. Those of
 * others, below the libraries, are small: a group of one of them is 90 kB at most, and is
 * loaded where a demo imports it.
 */
export const PUBLIC_PACKAGES: readonly string[] = [
  'react',
  'react-dom',
  '@emotion/cache',
  '@emotion/react',
  '@emotion/styled',
  '@mui/system',
  '@mui/utils',
  '@mui/base',
  '@mui/material',
  '@mui/joy',
  '@mui/lab',
  '@mui/x-data-grid',
  '@mui/x-date-pickers',
  '@mui/x-charts',
  '@mui/x-tree-view',
  // Without a licence key they run for evaluation, under their makers' watermark.
  '@mui/x-data-grid-pro',
  '@mui/x-data-grid-premium',
  '@mui/x-date-pickers-pro',
  'clsx',
  'dayjs',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'formik',
  'react-hook-form',
  'react-imask',
  'react-number-format',
  'react-router-dom',
  'react-window',
  'yup',
];

/** The package whose licence key the packages below check. */
export const LICENSE_PACKAGE = '@mui/x-license-pro';

/**
 * Names the group a module is loaded with; undefined for what no group holds.
 *
 * @example specifierToGroup('@mui/material/Button') // → 'material'
 * @example specifierToGroup('@mui/x-date-pickers/AdapterLuxon') // → 'luxon'
 * @example specifierToGroup('d3-scale') // → undefined
 */
export function specifierToGroup(specifier: string): string | undefined {
  const name = specifierToPackage(specifier);
  const findGroup = (holds: (member: string) => boolean) =>
    Object.entries(PACKAGE_GROUPS).find(([, members]) => members.some(holds))?.[0];
  return (
    findGroup((member) => member === specifier) ??
    findGroup((member) =>
      member.endsWith('/') ? name.startsWith(member) : name === member,
    )
  );
}
