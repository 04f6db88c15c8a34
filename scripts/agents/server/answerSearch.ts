import { PRODUCTS } from '../../../src/lib/address/products';
import type { SearchHit, SearchScope } from '../../../src/lib/search/types';
import { ANSWER_LIMIT } from './cutText';
import type { Pack } from './openPack';

/** What a search may be confined to. */
export const SETS = ['material-ui', 'joy-ui', 'base-ui', 'system', 'x'] as const;

export type SetName = (typeof SETS)[number];

/** Hits that are listed of the library that fits best, and of each other one. */
const FIRST_HITS = 6;
const OTHER_HITS = 2;

const EXCERPT_LIMIT = 120;

const setToScopes = (set: SetName | undefined): SearchScope[] =>
  PRODUCTS.map(({ id }) => id).filter(
    (id) =>
      set !== undefined && (id === set || (set === 'x' && id.startsWith('x-'))),
  );

const shorten = (text: string) =>
  text.length <= EXCERPT_LIMIT
    ? text
    : `${text.slice(0, text.lastIndexOf(' ', EXCERPT_LIMIT))} …`;

function hitToText({ kind, name, owner, href, type, excerpt }: SearchHit): string {
  const title = [owner, name].filter(Boolean).join(' › ');
  const what = kind === 'section' ? '' : ` (${kind})`;
  const text = excerpt ?? type ?? '';
  return `- ${title}${what}: ${href}${text ? `\n  ${shorten(text)}` : ''}`;
}

/** What a query finds, best first, each with the address that the other tools take. */
export function answerSearch(
  pack: Pack,
  query: string,
  set: SetName | undefined,
): string {
  const { groups, total } = pack.search()(query, setToScopes(set));
  const hits = groups.flatMap(({ hits: own }, index) =>
    own.slice(0, index === 0 ? FIRST_HITS : OTHER_HITS),
  );
  if (hits.length === 0) {
    return `Nothing is found for "${query}"${set ? ` in ${set}` : ''}. Try fewer words, or the name of a component or prop.`;
  }
  const lines: string[] = [];
  let length = 120;
  for (const line of hits.map(hitToText)) {
    length += line.length + 1;
    if (length > ANSWER_LIMIT) break;
    lines.push(line);
  }
  return [
    ...lines,
    '',
    `[${lines.length} of ${total}; read one with "section"${set ? '' : ', or pass "product" for more of one library'}]`,
  ].join('\n');
}
