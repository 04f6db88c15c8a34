import {
  createTermsFiles,
  listFirstTerms,
  TOP_LEVEL,
  unpackPostings,
} from './contentFiles';
import type { IndexedEntry } from './types';

const section = (entry: Partial<IndexedEntry>): IndexedEntry => ({
  kind: 'section',
  name: '',
  href: '/',
  ...entry,
});

const rateIn = (entries: readonly IndexedEntry[], term: string) => {
  const [file = {}] = createTermsFiles(entries);
  const levels = entries.map(() => 0);
  unpackPostings(file[term] ?? []).forEach((numbers, place) =>
    numbers.forEach((number) => {
      levels[number] = place + 1;
    }),
  );
  return levels;
};

it('rates a term by where it stands: name, labels, first sentence, rest', () => {
  const [name, labels, lead, text, none] = rateIn(
    [
      section({ name: 'Sorting' }),
      section({ labels: 'Sorted rows' }),
      section({ lead: 'Sort it.' }),
      section({ text: 'It is sorted by this.' }),
      section({ text: 'Nothing of the kind.' }),
    ],
    'sort',
  ) as [number, number, number, number, number];
  expect(name).toBe(TOP_LEVEL);
  expect(labels).toBeLessThan(name);
  expect(lead).toBeLessThanOrEqual(labels);
  expect(text).toBeLessThan(lead);
  expect(none).toBe(0);
});

it('rates a term less in a long text, and more where it comes again', () => {
  const words = 'some words that say nothing at all '.repeat(20);
  const [short, long, often] = rateIn(
    [
      section({ text: 'It can ripple here' }),
      section({ text: `It can ripple here ${words}` }),
      section({ text: `ripple ripple ripple ripple ${words}` }),
    ],
    'rippl',
  ) as [number, number, number];
  expect(long).toBeLessThan(short);
  expect(often).toBeGreaterThan(long);
});

it('looks up descriptions of the reference, but not its names', () => {
  const prop: IndexedEntry = {
    kind: 'prop',
    name: 'keepMounted',
    href: '/',
    text: 'Stays in the page.',
  };
  expect(rateIn([prop], 'keepmount')).toEqual([0]);
  expect(rateIn([prop], 'page')[0]).toBeGreaterThan(0);
});

it('splits terms into files in their order', () => {
  const words = Array.from({ length: 3000 }, (_, place) => `w${place + 1000}x`);
  const files = createTermsFiles([section({ text: words.join(' ') })]);
  expect(files.length).toBeGreaterThan(1);
  expect(listFirstTerms(files)).toEqual([...listFirstTerms(files)].sort());
  const terms = files.flatMap((file) => Object.keys(file));
  expect(terms).toEqual([...terms].sort());
});
