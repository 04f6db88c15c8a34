import { findPackages } from './findPackages';

it.each([
  [`import Button from '@mui/material/Button';`, ['@mui/material']],
  [`import { DataGrid } from "@mui/x-data-grid";`, ['@mui/x-data-grid']],
  [`import dayjs from 'dayjs';`, ['dayjs']],
  [`import 'dayjs/locale/de';`, ['dayjs']],
  [`import type { SxProps } from '@mui/system';`, ['@mui/system']],
  [`export { default } from '@mui/joy/Button';`, ['@mui/joy']],
  [`const Chart = lazy(() => import('@mui/x-charts/BarChart'));`, ['@mui/x-charts']],
])('%s → %j', (source, packages) => {
  expect(findPackages(source)).toEqual(packages);
});

it('names each package once, in the order of their names', () => {
  const source = `import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import SaveIcon from '@mui/icons-material/Save';
`;
  expect(findPackages(source)).toEqual([
    '@mui/icons-material',
    '@mui/material',
    'react',
  ]);
});

it('does not count files beside the demo, comments or texts', () => {
  const source = `import { ROWS } from './rows';
import { SEED } from '../seed';
// import Other from 'other';
const TEXT = "import x from 'third'";
`;
  expect(findPackages(source)).toEqual([]);
});
