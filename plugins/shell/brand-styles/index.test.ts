import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HtmlTagObject, LoadContext } from '@docusaurus/types';
import { renderBrandStyles } from '../../../src/brand/renderBrandStyles';
import { renderFallbackFaces } from '../../../src/lib/demos/demoTypefaces';
import { hashContent } from '../../shared/hashContent';
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
    `@layer portal.tokens {\n${renderBrandStyles()}}\n${renderFallbackFaces()}\n`,
  );
  expect(readFileSync('src/css/layers.css', 'utf8')).toContain('portal.tokens');
});

describe('fonts', () => {
  const FOLDER = 'static/assets/fonts';
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.woff2'));

  function listPreloads(baseUrl: string) {
    const context = { generatedFilesDir, baseUrl } as LoadContext;
    const { headTags } =
      brandStylesPlugin(context).injectHtmlTags?.({ content: undefined }) ?? {};
    return (headTags as HtmlTagObject[]).map(({ attributes }) => attributes);
  }

  it('are preloaded by every page of the language that is built', () => {
    const addresses = listPreloads('/portal/fr/').map((link) => link?.href);
    expect(addresses).toEqual(
      files.map((file) => `/portal/fr/assets/fonts/${file}`),
    );
  });

  it('come behind the style sheet, but for that of the text', () => {
    const priorities = listPreloads('/').map((link) => link?.fetchpriority);
    expect(priorities).toEqual([undefined, 'low']);
  });

  it('are those of the style sheet, which shows them in the first frame or not at all', () => {
    const faces = readFileSync('src/css/fonts.css', 'utf8').match(
      /@font-face[^}]*}/g,
    );
    const loaded = (faces ?? []).filter((face) => face.includes('url('));
    const addresses = loaded.map((face) => /url\('([^']*)'\)/.exec(face)?.[1]);
    expect(addresses).toEqual(files.map((file) => `../../assets/fonts/${file}`));
    expect(loaded.join('').match(/font-display: \w+/g)).toEqual(
      files.map(() => 'font-display: optional'),
    );
  });

  it.each(files)('have names that change with their contents: %s', (file) => {
    const content = readFileSync(path.join(FOLDER, file));
    expect(file.split('.').at(-2)).toBe(hashContent(content));
  });
});
