import { SITE_DIR } from '../content/site';
import path from 'node:path';
import { checkDemos } from './checkDemos';
import { listDemos } from './listDemos';
import { isPassing, renderVerdict } from './verdicts';

// All demos of the site, opened one after the other; `npm test` opens those that changed.
jest.setTimeout(3_600_000);

it('every demo passes all checks, opened in a browser', async () => {
  const demos = listDemos(path.join(SITE_DIR, 'docs'));
  const verdicts = await checkDemos(demos, SITE_DIR);
  expect(verdicts.size).toBe(demos.length);
  expect(
    [...verdicts]
      .filter(([, verdict]) => !isPassing(verdict))
      .map(([id, verdict]) => renderVerdict(id, verdict)),
  ).toEqual([]);
});
