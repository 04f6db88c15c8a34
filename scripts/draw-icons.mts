/**
 * `npm run icons`: draws the icons of `static/manifest.json` from the portal's mark. Run it
 * when the mark has changed; the pictures are kept in the repository.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const IMAGES = path.resolve(fileURLToPath(import.meta.url), '../../static/img');

/** Side of the mark's own drawing, in its units. */
const MARK = 32;

/** A mask leaves the inner circle of four fifths; the mark has corners, so it is smaller. */
const ICONS = [
  { file: 'icon-192.png', size: 192, share: 0.94, ground: 'none' },
  { file: 'icon-512.png', size: 512, share: 0.94, ground: 'none' },
  { file: 'icon-maskable-512.png', size: 512, share: 0.56, ground: '#ffffff' },
];

const mark = readFileSync(path.join(IMAGES, 'favicon.svg'), 'utf8');

function renderIcon(share: number, ground: string): string {
  const side = MARK / share;
  const offset = (side - MARK) / 2;
  const inner = mark.replace(
    '<svg ',
    `<svg x="${offset}" y="${offset}" width="${MARK}" height="${MARK}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><rect width="100%" height="100%" fill="${ground}"/>${inner}</svg>`;
}

for (const { file, size, share, ground } of ICONS) {
  const drawing = new Resvg(renderIcon(share, ground), {
    fitTo: { mode: 'width', value: size },
  });
  writeFileSync(path.join(IMAGES, file), drawing.render().asPng());
}
