import type { SearchEntry } from './types';

/** Distinct values in the order of their first use, and the index for each entry. */
export interface PackedColumn {
  values: string[];
  /** {@link NONE}, {@link NEXT}, or the place of one that came before, after those two. */
  places: number[];
}

/** No value, and the first that has not come yet: long runs of both take next to nothing. */
const NONE = 0;
const NEXT = 1;

/** Entries by column: values that many of them share are stored once. */
export interface PackedEntries {
  names: string[];
  kinds: PackedColumn;
  owners: PackedColumn;
  aliases: PackedColumn;
  hrefs: PackedColumn;
  types: PackedColumn;
  defaults: PackedColumn;
  codes: PackedColumn;
  plans: PackedColumn;
  /** Places of the deprecated ones. */
  deprecated: number[];
  weights: number[];
}

/** Stand for the name, in the form of the same place, at the end of an address or within code. */
const MARKS = ['\u0001', '\u0002', '\u0003', '\u0004'] as const;

/** The forms in which an address may end in the name of what it leads to. */
const FORMS: readonly ((name: string) => string)[] = [
  (name) => name,
  // `MuiButton-iconSizeSmall` → `iconSizeSmall`
  (name) => name.slice(name.lastIndexOf('-') + 1),
  // `typography.h4` → `typography-h4`
  (name) => name.replaceAll('.', '-'),
  // `When to choose it` → `when-to-choose-it`
  (name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\s-]/gu, '')
      .replace(/\s/g, '-'),
];

function hrefToPattern(href: string, name: string): string {
  const ends = FORMS.map((toForm) => toForm(name));
  const found = ends.findIndex((end) => end !== '' && href.endsWith(end));
  return found < 0
    ? href
    : href.slice(0, -(ends[found] as string).length) + MARKS[found];
}

function patternToHref(pattern: string, name: string): string {
  const toForm = FORMS[MARKS.findIndex((mark) => pattern.endsWith(mark))];
  return toForm ? pattern.slice(0, -1) + toForm(name) : pattern;
}

function packColumn(values: readonly (string | undefined)[]): PackedColumn {
  const known = new Map<string, number>();
  const places = values.map((value) => {
    if (value === undefined) return NONE;
    const place = known.get(value);
    if (place !== undefined) return place + NEXT + 1;
    known.set(value, known.size);
    return NEXT;
  });
  return { values: [...known.keys()], places };
}

/** Reads a column from its beginning, entry by entry. */
function createColumnReader({
  values,
  places,
}: PackedColumn): (id: number) => string | undefined {
  let next = 0;
  return (id) => {
    const place = places[id];
    if (place === NEXT) return values[next++];
    return place ? values[place - NEXT - 1] : undefined;
  };
}

/** Stands for the page of the entry before, which sections and what a page documents share. */
const SAME_PAGE = '\u0005';

const hrefToPage = (href: string) => href.replace(/#.*$/, '');

/** Packs addresses; those on the page of the entry before are stored without its path. */
function packHrefs(entries: readonly SearchEntry[]): PackedColumn {
  return packColumn(
    entries.map(({ href, name }, id) => {
      const page = hrefToPage(href);
      const before = hrefToPage(entries[id - 1]?.href ?? '');
      const own = page === before ? SAME_PAGE + href.slice(page.length) : href;
      return hrefToPattern(own, name);
    }),
  );
}

/** Packs entries without their excerpts, which come with the texts. */
export function packEntries(entries: readonly SearchEntry[]): PackedEntries {
  const pack = (read: (entry: SearchEntry) => string | undefined) =>
    packColumn(entries.map(read));
  return {
    names: entries.map(({ name }) => name),
    kinds: pack(({ kind }) => kind),
    owners: pack(({ owner }) => owner),
    aliases: pack(({ alias }) => alias),
    hrefs: packHrefs(entries),
    types: pack(({ type }) => type),
    defaults: pack((entry) => entry.default),
    codes: pack(({ code, name }) => code?.replaceAll(name, MARKS[0])),
    plans: pack(({ plan }) => plan),
    deprecated: entries.flatMap((entry, id) => (entry.deprecated ? id : [])),
    weights: entries.map(({ weight = 0 }) => weight),
  };
}

/** Columns of what not every entry has, and what it is called there. */
const FACTS = [
  ['aliases', 'alias'],
  ['owners', 'owner'],
  ['types', 'type'],
  ['defaults', 'default'],
  ['codes', 'code'],
  ['plans', 'plan'],
] as const;

/** The entries as they were, without excerpts. */
export function unpackEntries(packed: PackedEntries): SearchEntry[] {
  const deprecated = new Set(packed.deprecated);
  const readKind = createColumnReader(packed.kinds);
  const readHref = createColumnReader(packed.hrefs);
  const facts = FACTS.map(
    ([column, fact]) => [fact, createColumnReader(packed[column])] as const,
  );
  let page = '';
  return packed.names.map((name, id) => {
    // Thousands at the first search: set one by one, which is quicker than to spread them.
    const entry = { kind: readKind(id), name } as SearchEntry;
    for (const [fact, read] of facts) {
      const value = read(id);
      if (value !== undefined)
        (entry as Partial<Record<typeof fact, string>>)[fact] = value;
    }
    entry.href = patternToHref(readHref(id) as string, name).replace(
      SAME_PAGE,
      () => page,
    );
    page = hrefToPage(entry.href);
    if (entry.code) entry.code = entry.code.replaceAll(MARKS[0], name);
    if (deprecated.has(id)) entry.deprecated = true;
    const weight = packed.weights[id];
    if (weight) entry.weight = weight;
    return entry;
  });
}
