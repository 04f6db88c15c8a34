import { readFileSync } from 'node:fs';
import { PRODUCTS } from '../../../src/lib/address/products';
import { textToTerms } from '../../../src/lib/search/searchTerms';
import type { IndexedEntry } from '../../../src/lib/search/types';
import { extractSections } from './extractSections';
import type { SearchPage } from './types';

/** Longest beginning of a text that is shown with a result, in characters. */
const EXCERPT_MAX_LENGTH = 150;

/**
 * Cuts a text at the end of a word.
 *
 * @example shortenText('one two three', 8) // → 'one two…'
 */
export function shortenText(text: string, limit = EXCERPT_MAX_LENGTH): string {
  if (text.length <= limit) return text;
  const space = text.lastIndexOf(' ', limit);
  const cut = text.slice(0, space > limit / 2 ? space : limit);
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`;
}

/**
 * The first sentence of a text.
 *
 * @example firstSentence('Set `size`. The rest follows.') // → 'Set `size`.'
 */
export const firstSentence = (text: string): string =>
  /^.*?[.!?:;](?=\s|$)/.exec(text)?.[0] ?? text;

/** Pages that are found by the name of their product, whatever their title. */
const PRODUCT_NAMES: ReadonlyMap<string, string> = new Map(
  PRODUCTS.map(({ href, name }) => [href, name]),
);

/**
 * The last part of a page's path as a name, where it says more than the title.
 *
 * @example pathToAlias('/material-ui/react-radio-button/', 'Radio Group') // → 'radio-button'
 */
function pathToAlias(path: string, title: string): string | undefined {
  const name =
    path
      .split('/')
      .at(-2)
      ?.replace(/^(?:react|material)-/, '') ?? '';
  const known = textToTerms(title);
  return textToTerms(name).every((term) => known.includes(term)) && known[0] === name
    ? undefined
    : name;
}

/** Entries of a page and of its sections, from its source. */
export async function collectPageEntries({
  kind,
  path,
  title,
  description,
  file,
}: SearchPage): Promise<IndexedEntry[]> {
  const name = PRODUCT_NAMES.get(path) ?? title;
  const alias = kind === 'page' && pathToAlias(path, name);
  const [intro, ...sections] = await extractSections(readFileSync(file, 'utf8'));
  return [
    {
      kind,
      name,
      ...(alias ? { alias } : {}),
      href: path,
      excerpt: shortenText(description),
      labels: intro?.labels ?? '',
      lead: description,
      text: `${intro?.excerpt ?? ''} ${intro?.text ?? ''}`.trim(),
    },
    ...sections.map(({ heading, id, labels, excerpt, text }): IndexedEntry => ({
      kind: 'section',
      name: heading,
      owner: name,
      href: `${path}#${id}`,
      ...(excerpt ? { excerpt: shortenText(excerpt) } : {}),
      labels,
      // The text after the first sentence matters as much as the rest.
      lead: firstSentence(excerpt),
      text: `${excerpt} ${text}`.trim(),
    })),
  ];
}
