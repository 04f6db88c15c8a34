import {
  compareStylings,
  EQUAL_RATIO,
  listStyledPages,
  renderComparisons,
} from './harness/compareStylings';
import { openPage } from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { pickDailyPart } from '../tests/harness/pickDailyPart';

const stage = useStage();

it('some pages have demos of several stylings to compare', () => {
  expect(listStyledPages()).toContain('/base-ui/react-button/');
});

describe.each(pickDailyPart(listStyledPages(), 4))('%s', (path) => {
  it('looks the same in every styling', async () => {
    const context = await openAsReader(stage);
    const page = await context.newPage();
    await openPage(page, stage.origin + path);
    const comparisons = await compareStylings(page);
    process.stdout.write(renderComparisons(path, comparisons));
    expect(comparisons.length).toBeGreaterThan(0);
    expect(comparisons.filter(({ ratio }) => ratio > EQUAL_RATIO)).toEqual([]);
    await context.close();
  });
});
