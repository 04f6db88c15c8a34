import { parse } from 'parse5';
import { isStage, visitElements } from './readBuiltPage';

/** The anchors of pages by pathname, shortened and with spaces between. */
export type AnchorRecord = Readonly<Record<string, string>>;

const ENDINGS = ['', '.js', '.tsx'];
const STYLINGS = ['system-', 'tailwind-', 'css-'];

/**
 * Short forms of the anchors of one demo: `A.*` for its name and its files, `*-A.*` for those
 * in each styling as well.
 */
const SHORT_FORMS = [
  { pattern: /^\*-([A-Z]\w*)\.\*$/, beginnings: ['', ...STYLINGS] },
  { pattern: /^([A-Z]\w*)\.\*$/, beginnings: [''] },
];

const listDemoAnchors = (name: string, beginnings: readonly string[]): string[] =>
  beginnings.flatMap((beginning) =>
    ENDINGS.filter((ending) => beginning === '' || ending !== '').map(
      (ending) => beginning + name + ending,
    ),
  );

/**
 * Whether the anchors of a page are written by its author. Those of the reference are made of
 * the packages, and test pages are not published.
 */
export const hasOwnAnchors = (pathname: string): boolean =>
  !/^\/experiments\/|\/(?:[\w-]+-)?api\//.test(pathname);

/**
 * Lists the ids in the article of a built page that links may name: of its headings, its demos
 * and the sections it had before. Rows of tables are left out, which have ids of their own
 * making.
 */
export function listAnchors(html: string): string[] {
  const ids: string[] = [];
  visitElements(parse(html), (article) => {
    if (article.tagName !== 'article') return true;
    visitElements(article, (element) => {
      if (isStage(element)) return false;
      const id = element.attrs.find(({ name }) => name === 'id')?.value;
      // Ids that React makes begin with a colon.
      if (id && /^(?:h[2-6]|span|p)$/.test(element.tagName) && id[0] !== ':') {
        ids.push(id);
      }
      return true;
    });
    return false;
  });
  return ids;
}

/**
 * Shortens the anchors of a page: all of one demo to one word.
 *
 * @example shortenAnchors(['sizes', 'Sizes', 'Sizes.js', 'Sizes.tsx']) // → 'sizes Sizes.*'
 */
export function shortenAnchors(anchors: readonly string[]): string {
  const rest = new Set(anchors);
  const words = anchors.flatMap((anchor) => {
    if (!rest.has(anchor)) return [];
    for (const short of [`*-${anchor}.*`, `${anchor}.*`]) {
      const all = expandAnchors(short);
      if (all.length > 1 && all.every((one) => rest.has(one))) {
        all.forEach((one) => rest.delete(one));
        return [short];
      }
    }
    rest.delete(anchor);
    return [anchor];
  });
  return words.join(' ');
}

/** The anchors that a line of the record stands for; {@link shortenAnchors} the other way. */
export function expandAnchors(line: string): string[] {
  return line.split(' ').flatMap((word) => {
    for (const { pattern, beginnings } of SHORT_FORMS) {
      const name = pattern.exec(word)?.[1];
      if (name) return listDemoAnchors(name, beginnings);
    }
    return word === '' ? [] : [word];
  });
}
