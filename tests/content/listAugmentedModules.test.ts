import { listAugmentedModules } from './listAugmentedModules';

describe('listAugmentedModules', () => {
  it.each([
    ["import Button from '@mui/material/Button';\n<Button />;", null],
    ['declare const amount: number;', null],
    ['namespace Orders { export interface Order {} }', null],
    ["declare module '@mui/joy/Button' {}", ['@mui/joy/Button']],
    ["export {};\ndeclare module 'a' {}\ndeclare module 'b' {}", ['a', 'b']],
    ['declare global { interface Window { orders: string[] } }', []],
    ["import '@mui/material/themeCssVarsAugmentation';", []],
    ["import type {} from '@mui/lab/themeAugmentation';", []],
    ["import { listAugmentations } from './augmentation-list';", null],
  ])('%s', (source, modules) => {
    expect(listAugmentedModules({ module: '/docs/page.mdx.1.tsx', source })).toEqual(
      modules,
    );
  });
});
