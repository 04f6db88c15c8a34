import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PNG } from 'pngjs';
import { createPreviewPainter } from './drawPreview';
import { layOutPreview } from './layOutPreview';

const TEXT = {
  title: 'Pümp',
  description: 'Draws water from a well.',
  section: 'Joy UI',
  accent: '#9a3f9e',
  site: 'Wells',
};

const MARK =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>';

it('draws a picture in the accent of the section, and keeps it', async () => {
  const cache = fs.mkdtempSync(path.join(os.tmpdir(), 'previews-'));
  const painter = await createPreviewPainter(process.cwd(), cache);
  const layout = layOutPreview(TEXT, MARK);
  const png = await painter.draw(layout);
  const { width, height, data } = PNG.sync.read(Buffer.from(png));
  expect([width, height]).toEqual([1200, 630]);
  expect([...data.subarray(0, 4)]).toEqual([0x9a, 0x3f, 0x9e, 255]);
  expect([...data.subarray(1199 * 4, 1200 * 4)]).toEqual([255, 255, 255, 255]);

  const [kept = ''] = fs.readdirSync(cache);
  fs.writeFileSync(path.join(cache, kept), 'kept');
  expect(Buffer.from(await painter.draw(layout)).toString()).toBe('kept');
  const other = layOutPreview({ ...TEXT, title: 'Bucket' }, MARK);
  expect(Buffer.from(await painter.draw(other)).toString()).not.toBe('kept');
  fs.rmSync(cache, { recursive: true });
});
