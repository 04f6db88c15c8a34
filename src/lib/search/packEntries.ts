import type { SearchEntry } from './types';

/** Values that are said once each, and of which an entry has which; 0 for none. */
export interface PackedColumn {
  values: string[];
  /** Places among the values, counted from 1. */
  places: number[];
}

/** Entries by column: what many of them share is said once. */
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

/** Places are counted from 1 in the order in which values first come. */
function packColumn(values: readonly (string | undefined)[]): PackedColumn {
  const known = new Map<string, number>();
  const places = values.map((value) => {
    if (value === undefined) return 0;
    const place = known.get(value) ?? known.size + 1;
    known.set(value, place);
    return place;
  });
  return { values: [...known.keys()], places };
}

const unpackValue = ({ values, places }: PackedColumn, id: number) =>
  values[(places[id] as number) - 1];

/** Packs entries without their excerpts, which come with the texts. */
export function packEntries(entries: readonly SearchEntry[]): PackedEntries {
  const pack = (read: (entry: SearchEntry) => string | undefined) =>
    packColumn(entries.map(read));
  return {
    names: entries.map(({ name }) => name),
    kinds: pack(({ kind }) => kind),
    owners: pack(({ owner }) => owner),
    aliases: pack(({ alias }) => alias),
    hrefs: pack(({ href, name }) => hrefToPattern(href, name)),
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
  return packed.names.map((name, id) => {
    // Thousands at the first search: set one by one, which is quicker than to spread them.
    const facts: Partial<Record<(typeof FACTS)[number][1], string>> = {};
    for (const [column, fact] of FACTS) {
      const value = unpackValue(packed[column], id);
      if (value !== undefined) facts[fact] = value;
    }
    const entry = facts as SearchEntry;
    entry.kind = unpackValue(packed.kinds, id) as SearchEntry['kind'];
    entry.name = name;
    entry.href = patternToHref(unpackValue(packed.hrefs, id) as string, name);
    if (entry.code) entry.code = entry.code.replaceAll(MARKS[0], name);
    if (deprecated.has(id)) entry.deprecated = true;
    const weight = packed.weights[id];
    if (weight) entry.weight = weight;
    return entry;
  });
}
