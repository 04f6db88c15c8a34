/** A demo adds nodes all the time; the browser computes their styles, and not those of the page. */
import { countRestyled } from './harness/countRestyled';
import { openPage, TEMPLATES, waitForDemos } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

/** Of what lies around a node that is added. A page has 1,000 to 7,000. */
const MOST_ELEMENTS = 250;

it.each(Object.entries(TEMPLATES))(
  'a node that is added to a page does not restyle all of it: %s',
  async (_name, pathname) => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, stage.origin + pathname);
    await waitForDemos(page);
    const count = await countRestyled(stage.browser, page, () => {
      const parent =
        document.querySelector('[data-demo-stage] [data-live]') ??
        document.querySelector('main p, main div');
      parent?.append(document.createElement('div'));
    });
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThanOrEqual(MOST_ELEMENTS);
    await context.close();
  },
);
