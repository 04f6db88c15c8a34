import type { FoundContents, WordQualities } from './findContents';

/** A page or section that the contents have found. */
export interface ContentHit {
  /** Place among the entries of its shard. */
  id: number;
  /** On the scale of `rankEntry`, without those of the product. */
  points: number;
  /** Of a section: whether it has words of the query that the title of its page has not. */
  saysMore: boolean;
}

/** The pages and sections of a shard. */
export interface Outline {
  /** Number of the first entry. */
  first: number;
  /** By id of a page or section, the id of the page: of a page, its own. */
  pages: ReadonlyMap<number, number>;
  /** The words of a name. */
  listWords: (id: number) => readonly string[];
  /** Share of a name's words that the query has in the same order; 0 if it has not. */
  measurePhrase: (id: number) => number;
}

/** From this quality on, a word stands in the name, and no synonym of it. */
const NAME_QUALITY = 0.95;

/** From this quality on, a word or a synonym of it stands in the title of a page. */
const TITLE_QUALITY = 0.7;

/** A word that is the title of a page says this much, however often it stands elsewhere. */
const TITLE_WEIGHT = 0.5;

/** Weight of a page whose parts contain the words, next to a section that contains them all. */
const UNION_SHARE = 0.5;

/** Exponent that reduces a section or page without some of the words: 0 for no reduction. */
const COVERAGE_POWER = 0.3;

/** For one or two words, a page comes before its sections. */
const SHORT_QUERY_WORDS = 2;

/** A page whose title has this share of the query counts as requested by its name. */
const TITLED_SHARE = 0.8;

/** Weights of a section for one word and for two, for which names are better answers. */
const SHORT_QUERY_SHARES = [0.65, 0.9];

const POINTS = {
  /** Bonus of a section over names and pages. */
  section: 6,
  /** A heading of nothing but words of the query. */
  precision: 14,
  /** A heading that has all of the query, together with the title of its page; or a title. */
  whole: 15,
  /** A name that is the words as they were typed, and a share for one that has them. */
  phrase: 40,
  /** A section or a page whose title the query has in full, and more for each further word. */
  titledSection: 18,
  titledPage: 24,
  furtherWord: 0.5,
} as const;

/** A match of a title. */
interface FoundTitle {
  qualities: WordQualities;
  /** Whether each word of the query stands in it. */
  has: (place: number) => boolean;
  /** 0 where the query lacks a word of the title; 1 and up where it has it in full. */
  fullness: number;
}

/** The mean over all words, by how much each of them says. */
function weigh(
  weights: WordQualities,
  toQuality: (place: number) => number,
): number {
  let sum = 0;
  let all = 0;
  weights.forEach((weight, place) => {
    sum += weight * toQuality(place);
    all += weight;
  });
  return all === 0 ? 0 : sum / all;
}

const countNamed = (qualities: WordQualities) =>
  qualities.filter((quality) => quality >= NAME_QUALITY).length;

function findTitle(qualities: WordQualities, countWords: () => number): FoundTitle {
  const has = (place: number) => (qualities[place] as number) >= TITLE_QUALITY;
  const named = countNamed(qualities);
  const share = named === 0 ? 0 : Math.min(1, named / countWords());
  const isFull = share === 1 || (named > 1 && share > 0.5);
  return {
    qualities: qualities.map((quality, place) => (has(place) ? quality : 0)),
    has,
    fullness: isFull ? share ** 2 * (1 + POINTS.furtherWord * (named - 1)) : 0,
  };
}

function rankSection(
  own: WordQualities,
  title: FoundTitle,
  weights: WordQualities,
  countWords: () => number,
): number {
  const at = (place: number) => own[place] as number;
  const inHeading = (place: number) =>
    at(place) >= NAME_QUALITY && !title.has(place);
  const inHeadingCount = own.filter((_quality, place) => inHeading(place)).length;
  const precision =
    inHeadingCount === 0 ? 0 : Math.min(1, inHeadingCount / countWords());
  const isWhole =
    inHeadingCount > 0 &&
    own.every((_quality, place) => inHeading(place) || title.has(place));
  const quality = weigh(weights, (place) =>
    Math.max(at(place), title.qualities[place] as number),
  );
  const coverage = weigh(weights, (place) =>
    at(place) || title.has(place) ? 1 : 0,
  );
  const points =
    100 * quality * coverage ** COVERAGE_POWER +
    weigh(weights, (place) => (inHeading(place) ? 1 : 0)) *
      precision *
      POINTS.precision +
    (isWhole ? POINTS.whole * (0.4 + 0.6 * precision) : 0) +
    POINTS.titledSection * title.fullness +
    POINTS.section;
  return points * (SHORT_QUERY_SHARES[weights.length - 1] ?? 1);
}

/**
 * Ranks a page by its title, and by all that it and its sections have. Those come before it in
 * answer to a task, and it comes before them where the query is its name.
 *
 * @param best points of its best section; 0 if there is none
 */
function rankPage(
  union: WordQualities,
  title: FoundTitle,
  weights: WordQualities,
  best: number,
): number {
  const titled = weigh(weights, (place) => (title.has(place) ? 1 : 0));
  const quality = weigh(weights, (place) =>
    Math.max(
      title.qualities[place] as number,
      UNION_SHARE * (union[place] as number),
    ),
  );
  const coverage = weigh(weights, (place) => ((union[place] as number) > 0 ? 1 : 0));
  const points =
    (100 * quality + POINTS.titledPage * title.fullness) * Math.sqrt(coverage) +
    (titled === 1 ? POINTS.whole : 0);
  if (title.fullness > 0 && weights.length <= SHORT_QUERY_WORDS) {
    return Math.max(points, best + 1);
  }
  return titled >= TITLED_SHARE || best === 0 ? points : Math.min(points, best - 1);
}

/** Ranks the pages and sections of a shard that have some of the words. */
export function rankContents(
  { first, pages, listWords, measurePhrase }: Outline,
  { entries, weights: given }: FoundContents,
): ContentHit[] {
  const none = given.map(() => 0);
  const titles = new Map<number, FoundTitle>();
  const weights = [...given];
  for (const [id, page] of pages) {
    if (id !== page) continue;
    const own = entries.get(first + page) ?? none;
    const title = findTitle(own, () => new Set(listWords(page)).size);
    titles.set(page, title);
    if (title.fullness === 0) continue;
    weights.forEach((weight, place) => {
      if (weight > 0 && (own[place] as number) >= NAME_QUALITY) {
        weights[place] = Math.max(weight, TITLE_WEIGHT);
      }
    });
  }

  /** Words of a heading that the title of its page has say nothing more. */
  const countOwnWords = (id: number, page: number) => {
    const known = new Set(listWords(page));
    return new Set(listWords(id).filter((word) => !known.has(word))).size || 1;
  };
  const hits: ContentHit[] = [];
  const found = new Map<number, { union: number[]; best: number }>();
  for (const [id, page] of pages) {
    const own = entries.get(first + id);
    if (!own) continue;
    const all = found.get(page) ?? { union: [...none], best: 0 };
    found.set(page, all);
    own.forEach((quality, place) => {
      all.union[place] = Math.max(all.union[place] as number, quality);
    });
    if (id === page) continue;
    const title = titles.get(page) as FoundTitle;
    const points =
      rankSection(own, title, weights, () => countOwnWords(id, page)) +
      POINTS.phrase * measurePhrase(id);
    all.best = Math.max(all.best, points);
    const saysMore = own.some((quality, place) => quality > 0 && !title.has(place));
    hits.push({ id, points, saysMore });
  }
  for (const [page, { union, best }] of found) {
    const title = titles.get(page) as FoundTitle;
    const points = rankPage(union, title, weights, best);
    hits.push({
      id: page,
      points: points + POINTS.phrase * measurePhrase(page),
      saysMore: false,
    });
  }
  return hits;
}
