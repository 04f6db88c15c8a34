import fc from 'fast-check';
import { packEntries, unpackEntries } from './packEntries';
import type { SearchEntry } from './types';

const ENTRIES: SearchEntry[] = [
  {
    kind: 'page',
    name: 'Button',
    alias: 'react-button',
    href: '/material-ui/react-button/',
  },
  {
    kind: 'prop',
    name: 'startIcon',
    owner: 'Button',
    href: '/material-ui/api/button/#button-prop-startIcon',
    type: 'node',
    default: "'a'",
    deprecated: true,
    weight: 3,
  },
  {
    kind: 'class',
    name: 'MuiButton-iconSizeSmall',
    owner: 'Button',
    href: '/material-ui/api/button/#button-class-iconSizeSmall',
    plan: 'pro',
  },
  {
    kind: 'section',
    name: 'When to choose it',
    href: '/material-ui/#when-to-choose-it',
  },
  {
    kind: 'themeKey',
    name: 'typography.h4',
    href: '/material-ui/customization/default-theme/#theme-typography-h4',
  },
  {
    kind: 'icon',
    name: 'Abc',
    href: '/material-ui/material-icons/?selected=Abc',
    code: "import AbcIcon from '@mui/icons-material/Abc';",
  },
];

it('packed entries are unpacked unchanged', () => {
  expect(unpackEntries(packEntries(ENTRIES))).toEqual(ENTRIES);
});

it('values that many entries share are packed once', () => {
  const many = ['a', 'b', 'c'].map((name) => ({
    kind: 'prop' as const,
    name,
    owner: 'Button',
    href: `/button/#button-prop-${name}`,
  }));
  const { hrefs, owners } = packEntries(many);
  expect(hrefs.values).toEqual([
    '/button/#button-prop-\u0001',
    '\u0005#button-prop-\u0001',
  ]);
  expect(owners).toEqual({ values: ['Button'], places: [1, 2, 2] });
});

it('excerpts are not packed with the entries', () => {
  const [entry] = ENTRIES as [SearchEntry];
  expect(unpackEntries(packEntries([{ ...entry, excerpt: 'It starts.' }]))).toEqual([
    entry,
  ]);
});

it('gives back any entry', () => {
  const text = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 });
  const entry = fc
    .record(
      { name: text, rest: text, code: text, owner: text, ends: fc.boolean() },
      { requiredKeys: ['name', 'rest', 'ends'] },
    )
    .map(({ name, rest, ends, ...more }) => ({
      kind: 'prop' as const,
      name,
      href: ends ? rest + name : rest,
      ...more,
    }));
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      expect(unpackEntries(packEntries(entries))).toEqual(entries);
    }),
  );
});
