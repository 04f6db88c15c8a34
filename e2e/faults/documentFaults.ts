import { waitForScripts } from '../../tests/harness/pages';
import type { Fault, Scene } from './fault';

/** Does to the texts of a page what translators in browsers do to them. */
function translate(): void {
  const texts: Text[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (
      text.data.trim() &&
      !text.parentElement?.closest('script, style, pre, svg')
    ) {
      texts.push(text);
    }
  }
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(text.data);
    outer.append(inner);
    text.replaceWith(outer);
  }
}

/** Uses what changes texts on every page. */
async function usePage({ page }: Scene): Promise<void> {
  await page.getByRole('button', { name: 'Toggle color mode' }).click();
  await page.getByRole('button', { name: 'Products' }).click();
  await page.getByRole('menuitem').first().waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill('slider');
  await search.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await search.waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Settings' }).waitFor({ state: 'hidden' });
  const helpful = page.getByRole('button', { name: 'Yes', exact: true });
  if ((await helpful.count()) > 0) await helpful.click();
}

/** Changes that translators, extensions and the browser itself make to a document. */
export const DOCUMENT_FAULTS: readonly Fault[] = [
  {
    group: 'changed documents',
    name: 'a translator rewrites the texts, then the page is used',
    act: async (scene) => {
      await scene.page.evaluate(translate);
      await usePage(scene);
    },
  },
  {
    group: 'changed documents',
    name: 'a translator rewrites the texts before the scripts run',
    arrange: (context) =>
      context.addInitScript(`{
        const translate = ${String(translate)};
        document.addEventListener('readystatechange', () => {
          if (document.readyState === 'interactive') translate();
        });
      }`),
    mayBeSaid: [
      {
        text: /Docusaurus React Root onRecoverableError|Minified React error/,
        because: 'React finds another document than was sent, and draws it anew',
      },
    ],
    act: usePage,
  },
  {
    group: 'changed documents',
    name: 'extensions mark elements before the scripts run',
    arrange: (context) =>
      context.addInitScript(() => {
        document.addEventListener('readystatechange', () => {
          if (document.readyState !== 'interactive') return;
          document.documentElement.setAttribute('data-extension', '1');
          document.body.setAttribute('cz-shortcut-listen', 'true');
          document.body.append(document.createElement('grammar-widget'));
          document.head.append(document.createElement('style'));
          for (const element of document.querySelectorAll('input, a, button')) {
            element.setAttribute('data-marked-by-extension', '');
          }
        });
      }),
    act: usePage,
  },
  {
    group: 'changed documents',
    name: 'what a blocker hides is removed',
    act: async (scene) => {
      await scene.page.evaluate(() => {
        // A blocker's style sheet is not subject to the page's policy; a style element would
        // be.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(
          '[class*="banner"], [class*="popup"], [class*="social"], [id*="ad-"] { display: none !important; }',
        );
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      });
      await usePage(scene);
    },
  },
  {
    group: 'changed documents',
    name: 'the page is kept by the browser and comes back',
    act: async (scene) => {
      await scene.page.evaluate(() => {
        for (const name of ['pagehide', 'pageshow']) {
          window.dispatchEvent(new PageTransitionEvent(name, { persisted: true }));
        }
        document.dispatchEvent(new Event('freeze'));
        document.dispatchEvent(new Event('resume'));
        document.dispatchEvent(new Event('visibilitychange'));
      });
      await usePage(scene);
    },
  },
  {
    group: 'changed documents',
    name: 'the reader leaves the portal and comes back',
    act: async (scene) => {
      const { page } = scene;
      await page.goto('about:blank');
      await page.goBack({ waitUntil: 'commit' });
      await waitForScripts(page);
      await usePage(scene);
    },
  },
];
