import { extractTexts } from './extractTexts';

const extract = (code: string) =>
  Object.fromEntries(
    [...extractTexts('src/A.tsx', code)].map(([key, { text }]) => [key, text]),
  );

it('keys, texts and plural texts are extracted from code', () => {
  expect(
    extract(`
      const a = t('a', 'Text');
      const b = <p title={t('b', \`Two\`, { count })}>{t('c', { one: 'x', other: 'y' })}</p>;
      other('d', 'No text');
    `),
  ).toEqual({ a: 'Text', b: 'Two', c: { one: 'x', other: 'y' } });
});

it('each extracted text has its file and line', () => {
  expect(extractTexts('src/A.tsx', `\n\nt('a', 'Text')`).get('a')?.place).toBe(
    'src/A.tsx:3',
  );
});

it('keys that come from data are not extracted', () => {
  expect(extract('t(`products.${id}`, purpose)')).toEqual({});
});

it.each([
  ['t(key, "Text")', 'src/A.tsx:1: key and English text'],
  ['t("a", text)', 'src/A.tsx:1: key and English text'],
  ['t("a")', 'src/A.tsx:1: key and English text'],
  ['t("a", { one: "x" })', 'src/A.tsx:1: key and English text'],
  ['t(`b.${x}`, "Text")', 'src/A.tsx:1: key and English text'],
  [
    't("a", "x");\nt("a", "y")',
    'src/A.tsx:2: "a" has another text than in src/A.tsx:1',
  ],
])('refuses %s', (code, message) => {
  expect(() => extract(code)).toThrow(message);
});
