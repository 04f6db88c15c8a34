import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findSimilarDemos,
  MOST_SIMILAR,
  type DemoPair,
} from '../../scripts/content/findSimilarDemos';
import { listDemos, type TestedDemo } from '../demos/listDemos';

/** Stylings of one demo are alike on purpose; the first stands for them. */
const isFirst = ({ id }: TestedDemo) => !/\/(?:tailwind|css)$/.test(id);

/** The demos of a folder, and the pairs of them that are most alike. */
export interface NearestDemos {
  demos: readonly TestedDemo[];
  nearest: readonly DemoPair[];
}

/**
 * Compares the demos of a documentation set.
 *
 * @param folder absolute path of the set
 * @param count most pairs
 * @param isWanted which demos, by absolute path, at least one of each pair is to be
 */
export function compareDemos(
  folder: string,
  count: number,
  isWanted?: (file: string) => boolean,
): NearestDemos {
  const demos = listDemos(folder).filter(isFirst);
  const named = demos.map(({ file }) => ({
    name: file,
    source: readFileSync(file, 'utf8'),
  }));
  return { demos, nearest: findSimilarDemos(named, count, isWanted) };
}

/**
 * Says which demos are too alike.
 *
 * @param siteDir absolute path of the site
 * @returns a problem for each pair, as `file:line: …`
 */
export function describeCopies(
  pairs: readonly DemoPair[],
  siteDir: string,
): string[] {
  return pairs
    .filter(({ similarity }) => similarity > MOST_SIMILAR)
    .map(({ names, similarity }) => {
      const [one, other] = names.map((file) => path.relative(siteDir, file));
      const percent = Math.round(similarity * 100);
      return `${one}:1: ${percent} % of this code is that of ${other}, more than ${MOST_SIMILAR * 100} %`;
    });
}
