import type { DemoVariant } from '../../../../plugins/content/demos/types';
import { applyEdit } from './applyEdit';

const createSource = (source: string) => ({
  source,
  html: source,
  preview: null,
  files: [{ name: 'rows.ts', source: 'rows', html: 'rows' }],
});

const DEMO: DemoVariant = {
  TS: createSource('published in TypeScript'),
  JS: createSource('published in JavaScript'),
  packages: { '@mui/material': '5.15.5', react: '18.3.1' },
};

const VERSIONS = {
  dayjs: { dayjs: '1.11.23', react: '18.3.1' },
  '@mui/x-charts': { '@mui/x-charts': '6.19.1', '@mui/material': '5.15.5' },
  '@mui/x': { '@mui/x': '1.0.0' },
};

it.each(['TS', 'JS'] as const)(
  'an edit replaces the file in %s alone',
  (variant) => {
    const other = variant === 'TS' ? 'JS' : 'TS';
    const edited = applyEdit(DEMO, variant, 'typed', VERSIONS);
    expect(edited[variant].source).toBe('typed');
    expect(edited[variant].files).toEqual(DEMO[variant].files);
    expect(edited[other]).toEqual(DEMO[other]);
    expect(edited.packages).toEqual(DEMO.packages);
  },
);

it('adds the packages that were imported since, with their peers', () => {
  const code =
    "import { BarChart } from '@mui/x-charts/BarChart';\nimport left from 'left-pad';\n";
  expect(applyEdit(DEMO, 'TS', code, VERSIONS).packages).toEqual({
    '@mui/material': '5.15.5',
    '@mui/x-charts': '6.19.1',
    react: '18.3.1',
  });
});
