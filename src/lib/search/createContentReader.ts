import { unpackPostings, type Postings, type TermsFile } from './contentFiles';

/** Reads which entries have a term, as far as that is loaded, and remembers what was missed. */
export interface ContentReader {
  find(term: string): Postings | undefined;
  /** As `find`, but no file is missed for it. */
  findLoaded(term: string): Postings | undefined;
  /** Terms that begin with a text and are longer. */
  listFrom(start: string): string[];
  /** Terms that stand in the file in which a term would be. */
  listNeighbours(term: string): readonly string[];
  add(place: number, file: TermsFile): void;
  /** Places of the files that were missed since it was called last. */
  takeMissing(): number[];
}

/** A beginning whose terms stand in more files than that says nothing. */
const START_FILES_MAX = 2;

/** @param starts first term of each file, in the order of code units */
export function createContentReader(starts: readonly string[]): ContentReader {
  const files = new Map<number, TermsFile>();
  const unpacked = new Map<string, Postings>();
  const missing = new Set<number>();

  const toPlace = (term: string) =>
    Math.max(
      0,
      starts.findLastIndex((start) => start <= term),
    );

  function read(place: number): TermsFile | undefined {
    const file = files.get(place);
    if (!file && place < starts.length) missing.add(place);
    return file;
  }

  function unpack(term: string, file: TermsFile | undefined): Postings | undefined {
    const known = unpacked.get(term);
    if (known || !file || !Object.hasOwn(file, term)) return known;
    const postings = unpackPostings(file[term] as Postings);
    unpacked.set(term, postings);
    return postings;
  }

  return {
    find: (term) => unpack(term, read(toPlace(term))),
    findLoaded: (term) => unpack(term, files.get(toPlace(term))),
    listFrom(start) {
      const first = toPlace(start);
      const last = Math.min(toPlace(`${start}\uffff`), first + START_FILES_MAX - 1);
      const places = Array.from({ length: last - first + 1 }, (_, at) => first + at);
      return places.flatMap((place) =>
        Object.keys(read(place) ?? {}).filter(
          (term) => term.startsWith(start) && term !== start,
        ),
      );
    },
    listNeighbours: (term) => Object.keys(read(toPlace(term)) ?? {}),
    add: (place, file) => void files.set(place, file),
    takeMissing() {
      const places = [...missing];
      missing.clear();
      return places;
    },
  };
}
