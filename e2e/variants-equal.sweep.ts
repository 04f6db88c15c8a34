import {
  compareStylings,
  EQUAL_RATIO,
  listStyledPages,
  renderComparisons,
} from './harness/compareStylings';
import { openPage } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const STATES = (['light', 'dark'] as const).flatMap((mode) =>
  (['ltr', 'rtl'] as const).map((direction) => ({ mode, direction })),
);

describe.each(listStyledPages())('%s', (path) => {
  it.each(STATES)(
    'looks the same in every styling: $mode, $direction',
    async ({ mode, direction }) => {
      const context = await openAsReader(stage, {
        localStorage: { 'mui-mode': mode, ...themeToStorage({ direction }) },
      });
      const page = await context.newPage();
      await openPage(page, stage.origin + path);
      const comparisons = await compareStylings(page);
      process.stdout.write(
        renderComparisons(`${path} ${mode} ${direction}`, comparisons),
      );
      expect(comparisons.length).toBeGreaterThan(0);
      expect(comparisons.filter(({ ratio }) => ratio > EQUAL_RATIO)).toEqual([]);
      await context.close();
    },
  );
});
