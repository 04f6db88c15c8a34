import { openAsReader } from '../tests/harness/reader';
import {
  followSidebarLink,
  openPage,
  PAGES,
  hydrateDemos,
} from '../tests/harness/pages';
import {
  listBuiltPages,
  listSitemapPages,
  listTestedPages,
  useStage,
} from '../tests/harness/site';
import { watchComplaints } from '../tests/harness/complaints';

const stage = useStage();

describe('the built pages', () => {
  it('hold every page of the site map, and the home page', () => {
    const built = listBuiltPages();
    const listed = listSitemapPages();
    expect(listed.length).toBeGreaterThan(5);
    expect(built).toEqual(expect.arrayContaining(listed));
    expect(listed).toContain('/');
  });

  it.each([...listTestedPages(2), '/404.html'])(
    'load without any complaint: %s',
    async (pathname) => {
      const context = await openAsReader(stage);
      const complaints = watchComplaints(context, stage.origin);
      const page = await context.newPage();
      await openPage(page, `${stage.origin}${pathname}`);
      await hydrateDemos(page);
      await page.waitForLoadState('networkidle');
      expect(complaints.take()).toEqual([]);
      await context.close();
    },
  );

  it.each([PAGES.home, PAGES.button])(
    'use all that they load ahead, and load nothing twice: %s',
    async (pathname) => {
      const context = await openAsReader(stage);
      const complaints = watchComplaints(context, stage.origin);
      const page = await context.newPage();
      await openPage(page, `${stage.origin}${pathname}`);
      // The browser reports unused preloads some seconds after the load event.
      await page.waitForFunction(() => {
        const [load] = performance.getEntriesByType('navigation');
        const { loadEventEnd } = load as PerformanceNavigationTiming;
        return loadEventEnd > 0 && performance.now() - loadEventEnd > 5000;
      });
      const sizes = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.woff2'))
          .map(({ decodedBodySize }) => decodedBodySize),
      );
      expect(new Set(sizes).size).toBe(sizes.length);
      expect(complaints.take()).toEqual([]);
      await context.close();
    },
  );

  it('complain about nothing but the address itself where that is missing', async () => {
    const context = await openAsReader(stage);
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    const address = `${stage.origin}/material-ui/nothing-here/`;
    await openPage(page, address);
    const others = complaints
      .take()
      .filter((complaint) => !complaint.includes(address));
    expect(others).toEqual([]);
    await context.close();
  });

  it('are reached by client navigation without a complaint', async () => {
    const context = await openAsReader(stage);
    const complaints = watchComplaints(context, stage.origin);
    const page = await context.newPage();
    await openPage(page, `${stage.origin}${PAGES.installation}`);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await followSidebarLink(page, 'Components', 'Button');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await hydrateDemos(page);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Installation' }).waitFor();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });
});
