import type { BrowserContext, Page } from 'playwright-core';
import { findViolations } from '../tests/harness/axe';
import { watchComplaints } from '../tests/harness/complaints';
import { openPage, hydrateDemos } from '../tests/harness/pages';
import { openAsReader, themeToStorage } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';

const stage = useStage();

const STATES = [
  { mode: 'light', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'rtl', width: 360 },
] as const;

/** The dialog on top; a dialog that is kept in the page is hidden while closed. */
const OPEN = '.MuiDialog-root:not([aria-hidden])';

/** Demos in a window of their own stand still here: they open in that window. */
const DEMOS = '[data-demo]:has([data-demo-stage]):not(:has(iframe))';

describe.each(STATES)(
  'dialogs of demos, $mode, $direction, $width px wide',
  (state) => {
    let context: BrowserContext;
    let page: Page;
    let takeComplaints: () => string[];

    beforeAll(async () => {
      context = await openAsReader(stage, {
        width: state.width,
        localStorage: {
          'mui-mode': state.mode,
          ...themeToStorage({ direction: state.direction }),
        },
      });
      const complaints = watchComplaints(context, stage.origin);
      takeComplaints = () => complaints.take();
      page = await context.newPage();
      await openPage(page, `${stage.origin}/material-ui/react-dialog/`);
      await hydrateDemos(page);
    });

    afterAll(() => context.close());

    it('open, satisfy axe, hold the page still, and give focus back', async () => {
      const names = await page
        .locator(DEMOS)
        .evaluateAll((demos) => demos.map((demo) => demo.getAttribute('data-demo')));
      expect(names.length).toBeGreaterThan(10);
      for (const name of names) {
        const trigger = page
          .locator(`[data-demo="${name}"] [data-live]`)
          .getByRole('button')
          .first();
        const article = page.locator('article').first();
        await trigger.scrollIntoViewIfNeeded();
        const before = await article.boundingBox();
        await trigger.click();
        const dialog = page.locator(`${OPEN} [role$="dialog"]`);
        await dialog.waitFor();
        // axe cannot judge colours while the dialog fades in.
        await page.waitForFunction(
          (selector) =>
            [...document.querySelectorAll(selector)].every((root) =>
              root.getAnimations({ subtree: true }).every((motion) => {
                return motion.playState === 'finished';
              }),
            ),
          OPEN,
        );
        expect({ name, violations: await findViolations(page, OPEN) }).toEqual({
          name,
          violations: [],
        });
        expect({ name, box: await article.boundingBox() }).toEqual({
          name,
          box: before,
        });

        await page.keyboard.press('Escape');
        await dialog.waitFor({ state: 'hidden' });
        expect({
          name,
          returned: await trigger.evaluate(
            (button) => button === document.activeElement,
          ),
        }).toEqual({ name, returned: true });
      }
      expect(takeComplaints()).toEqual([]);
    });
  },
);
