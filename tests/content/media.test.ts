/** What the portal does without, so that nobody needs a way around it. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SITE_DIR } from './site';

const ROOMS = ['blog', 'docs', 'src', 'static'];

/** What readers get: not the tests, and not what is said in this list. */
const listFiles = (rooms: readonly string[], ending: RegExp): string[] =>
  rooms
    .flatMap((room) =>
      readdirSync(path.join(SITE_DIR, room), { recursive: true, encoding: 'utf8' })
        .map((file) => `${room}/${file.split(path.sep).join('/')}`)
        .filter((file) => ending.test(file) && !/\.test\.tsx?$/.test(file)),
    )
    .sort();

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

  // Source: WCAG 2.2, 2.3.1. What moves in demos without end are components of MUI.
  it('let nothing of their own repeat a movement', () => {
    expect(
      findFiles(ROOMS, /animation[^;{}]*\binfinite\b|iteration-count: *(?!1\b)\d/),
    ).toEqual([]);
    expect(
      findFiles(ROOMS, /<(?:animate|animateTransform|set)\b|\bkeyframes[`(]/),
    ).toEqual([]);
  });

  // Source: WCAG 2.2, 2.5.1 and 2.5.7.
  it('know no gesture and no dragging outside of demos', () => {
    expect(
      findFiles(
        ['src'],
        /draggable|on[dD]rag|touchmove|onTouchMove|pointermove|onPointerMove\b|mousemove|onMouseMove|gesturestart/,
      ),
    ).toEqual([
      // For demos, and to notice that somebody is there: any movement does.
      'src/components/Demo/useDemoErrors.ts',
      'src/lib/lateScripts.ts',
    ]);
  });

  // Source: WCAG 2.2, 2.2.1.
  it('wait for no reader: what timers do is known', () => {
    const reasons = {
      'src/clientModules/watchReader.ts': 'tells what has been seen',
      'src/components/ApiReference/ApiSection.tsx': 'ends a confirmation',
      'src/components/Demo/takeDemoAway.ts': 'frees a file that is on its way',
      'src/components/DemoEditor/createEditSession.ts': 'runs code after a pause',
      'src/components/DemoEditor/createHeartbeat.ts': 'notices code that hangs',
      'src/components/DemoEditor/createRunnerFrame.ts': 'notices code that hangs',
      'src/components/MaterialIcons/MaterialIcons.tsx': 'loads ahead',
      'src/components/MaterialIcons/useIconAddress.ts': 'writes the address',
      'src/components/Offline/offlineStore.ts': 'waits for the worker',
      'src/components/Search/SearchDialog.tsx': 'ends a confirmation',
      'src/components/Search/searchWorker.ts': 'gives way to what was typed',
      'src/hooks/useCopy.ts': 'ends a confirmation',
      'src/hooks/useCopyFile.ts': 'ends a confirmation',
      'src/hooks/useHydratedEvent.ts': 'tells that React is there',
      'src/lib/lateScripts.ts': 'loads scripts',
      'src/lib/offline/askVersion.ts': 'waits for the worker',
      'src/lib/search/createSearchService.ts': 'loads more after a pause',
      'src/lib/whenIdle.ts': 'loads and shows more when the page is there',
      'src/serviceWorker/startWorker.ts': 'waits for the network',
    };
    expect(findFiles(['src'], /\bset(?:Timeout|Interval)\(/)).toEqual(
      Object.keys(reasons),
    );
  });
});
