import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { renderBrandStyles } from '../../src/brand/renderBrandStyles';
import brandStylesPlugin from './index';

let generatedFilesDir: string;

beforeAll(() => {
  generatedFilesDir = mkdtempSync(path.join(tmpdir(), 'brand-styles-'));
});

afterAll(() => {
  rmSync(generatedFilesDir, { recursive: true });
});

it('writes the sheet that it adds to every page, in the layer of the tokens', async () => {
  const plugin = brandStylesPlugin({ generatedFilesDir } as LoadContext);
  await plugin.loadContent?.();
  const [file, ...others] = plugin.getClientModules?.() ?? [];
  expect(others).toEqual([]);
  expect(readFileSync(file ?? '', 'utf8')).toBe(
    `@layer portal.tokens {\n${renderBrandStyles()}}\n`,
  );
  expect(readFileSync('src/css/layers.css', 'utf8')).toContain('portal.tokens');
});

it('preloads the font of the text of the language that is built', () => {
  const context = { generatedFilesDir, baseUrl: '/portal/fr/' } as LoadContext;
  const { headTags } =
    brandStylesPlugin(context).injectHtmlTags?.({ content: undefined }) ?? {};
  const addresses = (headTags as HtmlTagObject[]).map(({ attributes }) =>
    String(attributes?.href),
  );
  expect(addresses).toEqual(['/portal/fr/fonts/geist-latin.woff2']);
  expect(existsSync('static/fonts/geist-latin.woff2')).toBe(true);
});
