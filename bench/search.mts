/**
 * `npm run bench:search`: time from a key press to painted results over the full index, and
 * what the first search of a reader loads. Needs a build.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../e2e/harness/browser';
import { openPage } from '../e2e/harness/pages';
import { createSiteServer } from '../scripts/server/createSiteServer.mts';

const SITE_DIR = path.resolve(fileURLToPath(import.meta.url), '../..');
const BUILD_DIR = path.resolve(SITE_DIR, process.env.PORTAL_BUILD ?? 'build');

/** What is typed, one key after the other. */
const TYPED = [
  'startIcon',
  'DataGrid rows',
  'Mui-disabled',
  'useAutocomplete',
  'how to use tabs',
  'buton',
  'sx',
];

const server = await createSiteServer({ root: BUILD_DIR });
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
const loaded: { name: string; bytes: number }[] = [];
const client = await page.context().newCDPSession(page);
await client.send('Network.enable');
const names = new Map<string, string>();
client.on('Network.responseReceived', ({ requestId, response }) =>
  names.set(requestId, new URL(response.url).pathname),
);
client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
  loaded.push({ name: names.get(requestId) ?? '', bytes: encodedDataLength }),
);
page.on('response', (response) => {
  // What workers load is theirs, and not reported by the session of the page.
  if (!/assets\/search\//.test(response.url())) return;
  void response
    .request()
    .sizes()
    .then(({ responseBodySize }) =>
      loaded.push({
        name: new URL(response.url()).pathname,
        bytes: responseBodySize,
      }),
    );
});
// What compiles this file names functions by a helper that the page does not have.
await page.addInitScript('globalThis.__name = (named) => named');
await openPage(page, `${server.origin}/material-ui/react-button/`);
loaded.length = 0;
await page.keyboard.press('/');
await page.getByRole('combobox', { name: 'Search' }).fill('button');
await page
  .locator('[role=listbox][data-query=button] [role=option]')
  .first()
  .waitFor();
await page.waitForFunction(
  () => document.querySelector('[data-pending="true"]') === null,
);
await page.waitForLoadState('networkidle');

/** Milliseconds from the key event to the frame in which its results are on the screen. */
const times: number[] = await page.evaluate(() => {
  const measured: number[] = [];
  Object.assign(window, { measured });
  const input = document.querySelector(
    '[aria-controls=search-results]',
  ) as HTMLInputElement;
  input.addEventListener('input', () => {
    const start = performance.now();
    const typed = input.value;
    // A space at the end asks for nothing new.
    const wanted = typed.trim();
    const look = () => {
      const shown = document.querySelector<HTMLElement>(
        '[role=listbox][data-query]',
      );
      if (shown?.dataset.query === wanted) {
        // A task after the frame in which the list has changed: it is painted.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => measured.push(performance.now() - start);
          port2.postMessage(null);
        });
      } else if (input.value === typed) {
        requestAnimationFrame(look);
      }
    };
    requestAnimationFrame(look);
  });
  return measured;
});

for (const text of TYPED) {
  await page.getByRole('combobox', { name: 'Search' }).fill('');
  for (const key of text) {
    const before = await page.evaluate(
      () => (window as unknown as { measured: number[] }).measured.length,
    );
    await page.keyboard.type(key);
    await page.waitForFunction(
      (count) =>
        (window as unknown as { measured: number[] }).measured.length > count,
      before,
    );
  }
}
times.push(
  ...(await page.evaluate(
    () => (window as unknown as { measured: number[] }).measured,
  )),
);
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
const total = loaded.reduce((sum, { bytes }) => sum + bytes, 0);

console.log(
  `${times.length} key presses: median ${at(0.5).toFixed(1)} ms, 95 of 100 within ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms.`,
);
console.log(
  `First search: ${(total / 1000).toFixed(0)} kB in ${loaded.length} files.`,
);
for (const { name, bytes } of loaded.sort((a, b) => b.bytes - a.bytes)) {
  console.log(`  ${String(bytes).padStart(8)}  ${name}`);
}
await browser.close();
await server.close();
