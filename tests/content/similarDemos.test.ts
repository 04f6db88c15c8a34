import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  findSimilarDemos,
  MOST_SIMILAR,
} from '../../scripts/content/findSimilarDemos';
import { DOCS_INSTANCE_IDS } from '../../src/navigation';
import { listDemos } from '../demos/listDemos';
import { SITE_DIR } from './site';

const DOCS_DIR = path.join(SITE_DIR, 'docs');

/** Stylings of one demo are alike on purpose; the first stands for them. */
const isFirst = (id: string) => !/\/(?:tailwind|css)$/.test(id);

describe('demos', () => {
  it.each(DOCS_INSTANCE_IDS)(
    'of %s differ from each other; content:report has the nearest',
    (set) => {
      const demos = listDemos(path.join(DOCS_DIR, set))
        .filter(({ id }) => isFirst(id))
        .map(({ id, file }) => ({ name: id, source: readFileSync(file, 'utf8') }));
      const nearest = findSimilarDemos(demos, 10);
      expect(nearest).toHaveLength(
        Math.min(10, (demos.length * (demos.length - 1)) / 2),
      );
      expect(nearest.filter(({ similarity }) => similarity > MOST_SIMILAR)).toEqual(
        [],
      );
    },
  );
});
