/** What the portal does without, so that nobody needs a way around it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from './site';

const ROOMS = ['blog', 'docs', 'src', 'static'];

/** What readers get: not the tests, and not what is said in this list. */
const listFiles = (rooms: readonly string[], ending: RegExp): string[] =>
  rooms.flatMap((room) =>
    readdirSync(path.join(SITE_DIR, room), { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.split(path.sep).join('/')}`)
      .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file)),
  );

const SOURCES = /\.(?:mdx?|tsx?|css|json)$/;

/** @returns files in which something occurs, outside of what a page prints as code */
function findFiles(rooms: readonly string[], pattern: RegExp): string[] {
  return listFiles(rooms, SOURCES).filter((file) => {
    const text = readFileSync(path.join(SITE_DIR, file), 'utf8');
    return pattern.test(
      /\.mdx?$/.test(file) ? text.replace(/^```.*?^```|`[^`\n]*`/gms, '') : text,
    );
  });
}

describe('pages and demos', () => {
  it('are many', () => {
    expect(listFiles(ROOMS, SOURCES).length).toBeGreaterThan(500);
  });

  it('hold no sound and no film', () => {
    expect(
      findFiles(
        ROOMS,
        /<(?:audio|video)\b|component=["'{]+(?:audio|video)|new Audio\(|AudioContext|getUserMedia/,
      ),
    ).toEqual([]);
    expect(
      listFiles(ROOMS, /\.(?:mp[34]|m4[av]|web[ma]|og[gav]|wav|mov)$/i),
    ).toEqual([]);
  });

  it('bring no picture files', () => {
    expect(
      listFiles(ROOMS, /\.(?:png|jpe?g|gif|webp|avif|bmp|svg|ico)$/i).filter(
        // The icon of the portal, for browsers and systems.
        (file) =>
          !/^static\/(?:favicon\.ico|img\/(?:favicon|icon-)[^/]+)$/.test(file),
      ),
    ).toEqual([]);
  });

  it('ask for no orientation of the device and listen to no movement of it', () => {
    expect(
      findFiles(
        ROOMS,
        /orientation\.lock|\(\s*orientation\s*:|"orientation"|devicemotion|deviceorientation|DeviceMotionEvent|\bAccelerometer\b|\bGyroscope\b/,
      ),
    ).toEqual([]);
  });

  it('ask for no password outside of demos', () => {
    expect(findFiles(['src'], /type=["'{]+password|\bPasswordCredential\b/)).toEqual(
      [],
    );
  });
});
