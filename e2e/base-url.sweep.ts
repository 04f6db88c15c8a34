/** The portal below a path: every address leads to a file, and pages run. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  createSiteServer,
  type SiteServer,
} from '../scripts/server/createSiteServer.mts';
import { getLimit } from '../tests/limits/limits';
import { watchComplaints } from '../tests/harness/complaints';
import { findDeadLinks } from './harness/findDeadLinks';
import { openPage, PAGES, waitUntilSettled } from '../tests/harness/pages';
import { readBuiltPage } from '../tests/harness/readBuiltPage';
import { openAsReader } from '../tests/harness/reader';
import { useStage } from '../tests/harness/site';
import { copySite, type SiteCopy } from '../tests/harness/siteCopy';

// A build.
jest.setTimeout(getLimit('build'));

const stage = useStage();

/** A demo with a link to a page of the portal, written from the root as apps do. */
const DEMO_WITH_LINK = {
  pathname: 'material-ui/react-breadcrumbs/',
  demo: '[data-demo="BreadcrumbsIcons"]',
  link: 'Workshop',
};

describe.each(['/portal/', '/docs/v5.15/'])('below %s', (baseUrl) => {
  let site: SiteCopy;
  let build: string;
  let server: SiteServer;

  beforeAll(async () => {
    site = copySite('base-url');
    const { exitCode, output } = await site.build({ DOCS_BASE_URL: baseUrl });
    if (exitCode !== 0) {
      throw new Error(output);
    }
    build = path.join(site.folder, 'build');
    server = await createSiteServer({ root: build, baseUrl });
  });

  afterAll(async () => {
    await server.close();
    site.remove();
  });

  it('every address of a page leads to a file, or to a place on a page', () => {
    const pages = readdirSync(build, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.html'))
      .map((file) => ({
        pathname: baseUrl + file.replace(/(^|\/)index\.html$/, '$1'),
        // Links in demos become ours when they are used; see below.
        ...readBuiltPage(readFileSync(path.join(build, file), 'utf8'), new Set()),
      }));
    const isFile = (pathname: string) =>
      pathname.startsWith(baseUrl) &&
      statSync(path.join(build, pathname.slice(baseUrl.length)), {
        throwIfNoEntry: false,
      })?.isFile() === true;
    expect(pages.length).toBeGreaterThan(400);
    expect(findDeadLinks(pages, isFile)).toEqual([]);
  });

  it('a link in a demo leads to the page it names', async () => {
    const { origin } = server;
    const context = await openAsReader({ browser: stage.browser, origin });
    const page = await context.newPage();
    await openPage(page, `${origin}${baseUrl}${DEMO_WITH_LINK.pathname}`);
    await page
      .locator(DEMO_WITH_LINK.demo)
      .getByRole('link', { name: DEMO_WITH_LINK.link })
      .first()
      .click();
    await page.waitForURL(`${origin}${baseUrl}material-ui/`);
    await page.locator('h1').waitFor();
    await context.close();
  });

  it('pages run, search finds, and links lead on', async () => {
    const { origin } = server;
    const context = await openAsReader({ browser: stage.browser, origin });
    const complaints = watchComplaints(context, origin);
    const page = await context.newPage();
    await openPage(page, `${origin}${baseUrl}${PAGES.button.slice(1)}`);
    await page.keyboard.press('ControlOrMeta+k');
    await page
      .getByRole('combobox', { name: 'Search', exact: true })
      .fill('installation');
    await page
      .getByRole('option', { name: /Installation/ })
      .first()
      .click();
    await page.waitForURL(`${origin}${baseUrl}**/installation/**`);
    await page.locator('h1', { hasText: 'Installation' }).waitFor();
    await page.goto(`${origin}${baseUrl}`);
    await waitUntilSettled(page);
    await page.locator('main').getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname.length > baseUrl.length);
    expect(new URL(page.url()).pathname.startsWith(baseUrl)).toBe(true);
    expect(complaints.take()).toEqual([]);
    await context.close();
  });
});
