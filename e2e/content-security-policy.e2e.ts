import type { BrowserContext, Page } from 'playwright-core';
import {
  followSidebarLink,
  openPage,
  PAGES,
  hydrateDemos,
} from '../tests/harness/pages';
import { openAsReader } from '../tests/harness/reader';
import { readBuilt, useStage } from '../tests/harness/site';

const stage = useStage();

/** A page with demos in windows of their own. */
const WINDOWS = '/material-ui/react-css-baseline/';

interface Watched {
  context: BrowserContext;
  page: Page;
  /** Violations of the policy so far, in all frames of the page. */
  refusals: string[];
}

async function openWatched(pathname: string): Promise<Watched> {
  const context = await openAsReader(stage);
  const refusals: string[] = [];
  await context.exposeBinding('tellRefusal', (_source, refusal: string) => {
    refusals.push(refusal);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sourceFile, sample } = event;
      Reflect.apply(Reflect.get(window, 'tellRefusal') as () => void, window, [
        `${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`,
      ]);
    });
  });
  const page = await context.newPage();
  await openPage(page, `${stage.origin}${pathname}`);
  return { context, page, refusals };
}

const readHeader = async (pathname: string) =>
  (await fetch(`${stage.origin}${pathname}`)).headers.get(
    'content-security-policy',
  ) ?? '';

describe('the policy', () => {
  it.each(['/', PAGES.button, '/404.html', '/blog/'])(
    'is in the page and in its headers, without loopholes: %s',
    async (pathname) => {
      const html = await (await fetch(`${stage.origin}${pathname}`)).text();
      const [head = ''] = html.split(/<(?:script|link|style)[\s>]/, 1);
      const [, inPage = ''] =
        /<meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(head) ??
        [];
      expect(inPage).toMatch(/script-src 'self'(?: 'sha256-[\w+/]+=')+;/);
      expect(inPage).toMatch(/style-src-elem 'self'(?: 'sha256-[\w+/]+=')+;/);
      expect(inPage.match(/'unsafe-\w+'/g)).toEqual(["'unsafe-inline'"]);
      expect(inPage).toContain("style-src-attr 'unsafe-inline'");
      const header = await readHeader(pathname);
      expect(header).toContain("frame-ancestors 'none'");
      expect(header).not.toContain('unsafe');
    },
  );

  it('of the map for nginx is that of the page', () => {
    const [, inPage] = /Security-Policy content="([^"]*)"/.exec(
      readBuilt('material-ui/react-button/index.html'),
    ) ?? [undefined, 'none'];
    expect(readBuilt('_content-security-policy.map')).toContain(
      `"/material-ui/react-button/index.html" "${inPage}; frame-ancestors 'none'";`,
    );
  });

  it('of edited demos cuts them off', async () => {
    expect(await readHeader('/runner/frame.html')).toMatch(
      /^sandbox allow-scripts allow-forms; .*form-action 'none'/,
    );
  });
});

describe('a page', () => {
  it('refuses what is put into it', async () => {
    const { context, page, refusals } = await openWatched(PAGES.home);
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script');
      script.textContent = 'window.injected = true';
      document.createElement('div').innerHTML = '<b>text</b>';
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(script, style);
      const image = document.createElement('img');
      await new Promise((resolve) => {
        image.addEventListener('error', resolve);
        image.src = 'https://example.com/spy.png';
      });
      return {
        injected: 'injected' in window,
        display: getComputedStyle(document.body).display,
      };
    });
    expect(ran).toEqual({ injected: false, display: 'block' });
    const directives = refusals.map((refusal) => refusal.split(' ')[0]);
    expect([...new Set(directives)].sort()).toEqual([
      'img-src',
      'require-trusted-types-for',
      'script-src-elem',
      'style-src-elem',
    ]);
    await context.close();
  });

  it.each([
    PAGES.home,
    PAGES.button,
    WINDOWS,
    '/base-ui/react-button/',
    '/material-ui/api/button/',
    '/material-ui/material-icons/',
    '/offline/',
    '/blog/',
    '/404.html',
    '/experiments/docs/demos/stylings/',
  ])('meets no refusal, and its demos live: %s', async (pathname) => {
    const { context, page, refusals } = await openWatched(pathname);
    await hydrateDemos(page);
    await page.waitForLoadState('networkidle');
    expect(refusals).toEqual([]);
    await context.close();
  });

  it('that is reached from another one has the styles of its demos', async () => {
    const { context, page, refusals } = await openWatched(PAGES.installation);
    await followSidebarLink(page, 'Components', 'Button');
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await hydrateDemos(page);
    await page.goto(`${stage.origin}/base-ui/`);
    await page
      .locator('nav details')
      .evaluateAll((groups) =>
        groups.forEach((group) => group.toggleAttribute('open', true)),
      );
    await page.locator('a[href="/base-ui/react-button/"]:visible').first().click();
    await page.getByRole('heading', { level: 1, name: 'Button' }).waitFor();
    await page.getByRole('tab', { name: 'CSS', exact: true }).first().click();
    await hydrateDemos(page);
    const styled = await page
      .locator('[data-demo-styles] button:visible')
      .first()
      .evaluate((button) => getComputedStyle(button).borderStyle);
    expect(styled).not.toBe('outset');
    expect(refusals).toEqual([]);
    await context.close();
  });

  it('lets readers search, change settings, edit a demo and take it away', async () => {
    const { context, page, refusals } = await openWatched(PAGES.button);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('button');
    await page
      .getByRole('option', { name: /Button/ })
      .first()
      .waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('dialog', { name: 'Settings' }).waitFor();
    await page.keyboard.press('Escape');

    const demo = page.locator('section[data-demo]').first();
    await demo.getByRole('button', { name: 'Edit', exact: true }).click();
    await demo.locator('[data-edited-stage="running"]').waitFor();
    await demo.getByRole('textbox', { name: /^Code of / }).focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText(
      'export default function Edited() { return <button>Edited</button>; }',
    );
    await demo
      .frameLocator('iframe')
      .getByRole('button', { name: 'Edited' })
      .waitFor();

    await context.route('https://stackblitz.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' }),
    );
    const opened = context.waitForEvent('page');
    await demo.getByRole('button', { name: 'Open in StackBlitz' }).click();
    const sandbox = await opened;
    await sandbox.waitForURL('https://stackblitz.com/**');
    expect(await sandbox.title()).toBe('Sandbox');
    expect(refusals).toEqual([]);
    await context.close();
  });
});
