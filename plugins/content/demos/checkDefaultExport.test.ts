import { checkDefaultExport } from './checkDefaultExport';

const check = (source: string) => () =>
  checkDefaultExport(source, 'ButtonSizes', 'docs/button/ButtonSizes/css.tsx');

it.each([
  'export default function ButtonSizes() {}',
  "import './a.css';\nfunction ButtonSizes() {}\n\nexport default ButtonSizes;",
  'function Other() {}\nexport default async function ButtonSizes() {}',
])('is content with %j', (source) => {
  expect(check(source)).not.toThrow();
});

it.each([
  ['\nexport default function Sizes() {}', 2, ', not Sizes'],
  ['const Sizes = 1;\n\n/** Sizes. */\nexport default Sizes;', 4, ', not Sizes'],
  ['export default () => null;', 1, ''],
  ['\nexport default function () {}', 2, ''],
  ['\nexport function ButtonSizes() {}', 1, ''],
])('refuses %j', (source, line, rest) => {
  expect(check(source)).toThrow(
    new Error(
      `docs/button/ButtonSizes/css.tsx:${line}: must export the function ButtonSizes as default${rest}`,
    ),
  );
});
