import path from 'node:path';
import { DOCS_INSTANCE_IDS } from '../../src/navigation';
import { compareDemos, describeCopies } from './similarDemos';
import { SITE_DIR } from './site';

describe('demos', () => {
  it.each(DOCS_INSTANCE_IDS)(
    'of %s differ from each other; content:report has the nearest',
    (set) => {
      const { demos, nearest } = compareDemos(path.join(SITE_DIR, 'docs', set), 10);
      expect(nearest).toHaveLength(
        Math.min(10, (demos.length * (demos.length - 1)) / 2),
      );
      expect(describeCopies(nearest, SITE_DIR)).toEqual([]);
    },
  );

  it('that are too alike are named with file and line', () => {
    expect(
      describeCopies(
        [
          {
            names: ['/site/docs/x/One.tsx', '/site/docs/x/Two.tsx'],
            similarity: 0.61,
          },
          {
            names: ['/site/docs/x/One.tsx', '/site/docs/x/Six.tsx'],
            similarity: 0.6,
          },
        ],
        '/site',
      ),
    ).toEqual([
      'docs/x/One.tsx:1: 61 % of this code is that of docs/x/Two.tsx, more than 60 %',
    ]);
  });
});
