import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { decompressFromBase64 } from 'lz-string';
import type { Locator, Page } from 'playwright-core';

/** Files of a project by path. */
type Files = Record<string, string>;

/** Does something with a demo: by a button of its toolbar, or where it has no room by its menu. */
export async function chooseAction(demo: Locator, name: string): Promise<void> {
  const toolbar = demo.getByRole('toolbar');
  const shown = toolbar.getByRole('button', { name, exact: true });
  if (await shown.isVisible()) {
    await shown.click();
    return;
  }
  await toolbar.getByRole('button', { name: 'More actions' }).click();
  await demo.getByRole('menuitem', { name, exact: true }).click();
}

/**
 * Presses a button that posts a form to another host; no request leaves the machine.
 *
 * @returns fields of the form, and where it went as `posted to`
 */
export async function captureForm(
  page: Page,
  demo: Locator,
  button: string,
  host: string,
): Promise<URLSearchParams> {
  const context = page.context();
  const pattern = `https://${host}/**`;
  const posted = new Promise<URLSearchParams>((resolve) => {
    void context.route(pattern, async (route, request) => {
      const form = new URLSearchParams(request.postData() ?? '');
      form.set('posted to', `${request.method()} ${request.url()}`);
      await route.fulfill({ contentType: 'text/html', body: '<p>taken</p>' });
      resolve(form);
    });
  });
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    chooseAction(demo, button),
  ]);
  const form = await posted;
  await popup.getByText('taken').waitFor();
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  await popup.close();
  await context.unroute(pattern);
  return form;
}

export function readStackBlitzFiles(form: URLSearchParams): Files {
  return Object.fromEntries(
    [...form].flatMap(([field, value]) => {
      const [, path] = /^project\[files\]\[(.+)\]$/.exec(field) ?? [];
      // Forms end their lines in a way of their own.
      return path === undefined ? [] : [[path, value.replaceAll('\r\n', '\n')]];
    }),
  );
}

export function readCodeSandboxFiles(form: URLSearchParams): Files {
  const base64 = (form.get('parameters') ?? '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  const { files } = JSON.parse(decompressFromBase64(base64)) as {
    files: Record<string, { content: string }>;
  };
  return Object.fromEntries(
    Object.entries(files).map(([path, { content }]) => [path, content]),
  );
}

async function takeDownload(page: Page, demo: Locator): Promise<Files> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    chooseAction(demo, 'Download'),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  return Object.fromEntries(
    Object.entries(files).map(([path, bytes]) => [
      path.slice(path.indexOf('/') + 1),
      strFromU8(bytes),
    ]),
  );
}

/** The ways in which a demo leaves the portal as a project, and its files there. */
export const EXPORTS: Record<string, (page: Page, demo: Locator) => Promise<Files>> =
  {
    StackBlitz: async (page, demo) =>
      readStackBlitzFiles(
        await captureForm(page, demo, 'Open in StackBlitz', 'stackblitz.com'),
      ),
    CodeSandbox: async (page, demo) =>
      readCodeSandboxFiles(
        await captureForm(page, demo, 'Open in CodeSandbox', 'codesandbox.io'),
      ),
    Download: takeDownload,
  };
