import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { PREVIEW_SIZE, type PreviewElement } from './layOutPreview';

const FONT_FOLDER = '@fontsource-variable/geist/files';

/** Latin first; what it lacks is taken from the next one. */
const FONT_FILES = [
  'geist-latin-wght-normal.woff2',
  'geist-latin-ext-wght-normal.woff2',
];

/** Renders layouts as pictures. */
export interface PreviewPainter {
  /** @returns bytes of a PNG */
  draw(layout: PreviewElement): Promise<Uint8Array>;
}

async function loadFonts(siteDir: string): Promise<Font[]> {
  return Promise.all(
    FONT_FILES.map(async (file) => ({
      name: 'Geist',
      weight: 400 as const,
      style: 'normal' as const,
      data: await readFile(path.join(siteDir, 'node_modules', FONT_FOLDER, file)),
    })),
  );
}

async function paint(layout: PreviewElement, fonts: Font[]): Promise<Uint8Array> {
  const svg = await satori(layout as Parameters<typeof satori>[0], {
    ...PREVIEW_SIZE,
    fonts,
  });
  // Satori has made paths of all text, so the machine's fonts are not looked for.
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return image.asPng();
}

async function readVersions(siteDir: string): Promise<string> {
  const manifests = ['satori', '@resvg/resvg-js', '@fontsource-variable/geist'].map(
    async (name) =>
      (
        JSON.parse(
          await readFile(
            path.join(siteDir, 'node_modules', name, 'package.json'),
            'utf8',
          ),
        ) as { version: string }
      ).version,
  );
  return (await Promise.all(manifests)).join();
}

/**
 * Makes a painter that keeps its pictures: one whose layout has been drawn before, with the
 * same packages, is read instead.
 *
 * @param cacheDir folder of the pictures kept; made if it is not there
 */
export async function createPreviewPainter(
  siteDir: string,
  cacheDir: string,
): Promise<PreviewPainter> {
  const versions = await readVersions(siteDir);
  await mkdir(cacheDir, { recursive: true });
  let fonts: Promise<Font[]> | undefined;
  return {
    async draw(layout) {
      const key = createHash('sha256')
        .update(versions)
        .update(JSON.stringify(layout))
        .digest('hex')
        .slice(0, 32);
      const file = path.join(cacheDir, `${key}.png`);
      const kept = await readFile(file).catch(() => null);
      if (kept) {
        return kept;
      }
      fonts ??= loadFonts(siteDir);
      const png = await paint(layout, await fonts);
      await writeFile(file, png);
      return png;
    },
  };
}
