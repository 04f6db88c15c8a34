/** Media that the portal does without, so that nobody needs an alternative. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { blankPrintedCode, findMediaProblems, MEDIA, MEDIA_FILES } from './media';
import { SITE_DIR } from './site';

const ROOMS = ['blog', 'docs', 'src', 'static'];

/** Files that readers get: without tests, and without this list. */
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
    return pattern.test(blankPrintedCode(file, text));
  });
}

describe('pages and demos', () => {
  it('are many', () => {
    expect(listFiles(ROOMS, SOURCES).length).toBeGreaterThan(500);
  });

  it('hold no sound and no film', () => {
    expect(findFiles(ROOMS, MEDIA.film)).toEqual([]);
    expect(listFiles(ROOMS, MEDIA_FILES.film)).toEqual([]);
  });

  it('bring no picture files', () => {
    expect(
      listFiles(ROOMS, MEDIA_FILES.picture).filter(
        // The icon of the portal, for browsers and systems.
        (file) =>
          !/^static\/(?:favicon\.ico|img\/(?:favicon|icon-)[^/]+)$/.test(file),
      ),
    ).toEqual([]);
  });

  it('ask for no orientation of the device and listen to no movement of it', () => {
    expect(findFiles(ROOMS, MEDIA.orientation)).toEqual([]);
  });

  it.each([
    [
      'a.mdx',
      'Text\n\n<video src="/a" />\n',
      'a.mdx:3: pages hold no sound and no film',
    ],
    ['a.mdx', '```\n<video />\n```\n\n`<audio>`\n', null],
    [
      'a.css',
      'p {\n  animation: turn 1s infinite;\n}',
      'a.css:2: pages let no movement repeat',
    ],
    ['a.png', '', 'a.png:1: pages bring no pictures, sounds or films'],
  ])('are told file and line: %s %j', (file, text, problem) => {
    expect(findMediaProblems(file, text)).toEqual(problem === null ? [] : [problem]);
  });

  it('ask for no password outside of demos', () => {
    expect(findFiles(['src'], /type=["'{]+password|\bPasswordCredential\b/)).toEqual(
      [],
    );
  });

  // Source: WCAG 2.2, 2.3.1. Endless motion in demos comes from components of MUI.
  it('let nothing of their own repeat a movement', () => {
    expect(findFiles(ROOMS, MEDIA.endlessStyle)).toEqual([]);
    expect(findFiles(ROOMS, MEDIA.animation)).toEqual([]);
  });

  // Source: WCAG 2.2, 2.5.1 and 2.5.7.
  it('know no gesture and no dragging outside of demos', () => {
    expect(
      findFiles(
        ['src'],
        /draggable|on[dD]rag|touchmove|onTouchMove|pointermove|onPointerMove\b|mousemove|onMouseMove|gesturestart/,
      ),
    ).toEqual([
      // It replays early use of a demo.
      'src/components/demos/Demo/demoEarlyUse.ts',
      // For demos, and to notice that somebody is there: any movement does.
      'src/components/demos/Demo/useDemoErrors.ts',
      // Draws the part below the pointer; a click or an arrow key chooses one.
      'src/components/demos/DemoInspector/PartOverlay.tsx',
      'src/lib/page/lateScripts.ts',
      // Words that are searched for.
      'src/lib/search/synonyms.ts',
    ]);
  });

  // Source: WCAG 2.2, 2.2.1.
  it('wait for no reader: what timers do is known', () => {
    const reasons = {
      'src/clientModules/keepReadingPlace.ts': 'notes what is being read',
      'src/clientModules/trackReader.ts': 'tells what has been seen',
      'src/components/ApiReference/ApiSection.tsx': 'ends a confirmation',
      'src/components/demos/Demo/DemoStage.tsx': 'gives back room that was reserved',
      'src/components/demos/Demo/exportDemo.ts': 'frees a file that is on its way',
      'src/components/demos/Demo/showTypeface.ts': 'waits for a typeface',
      'src/components/demos/DemoEditor/createEditSession.ts':
        'runs code after a pause',
      'src/components/demos/DemoEditor/createHeartbeat.ts':
        'notices code that hangs',
      'src/components/demos/DemoEditor/createRunnerFrame.ts':
        'notices code that hangs',
      'src/components/shell/Offline/offlineStore.ts': 'waits for the worker',
      'src/components/shell/Search/SearchDialog.tsx': 'ends a confirmation',
      'src/components/shell/Search/searchWorker.ts': 'gives way to what was typed',
      'src/components/tools/MaterialIcons/MaterialIcons.tsx': 'loads ahead',
      'src/components/tools/MaterialIcons/useIconAddress.ts': 'writes the address',
      'src/components/tools/ThemeBuilder/useThemeBuilder.ts': 'writes the address',
      'src/hooks/useCopy.ts': 'ends a confirmation',
      'src/hooks/useCopyFile.ts': 'ends a confirmation',
      'src/hooks/useHydratedEvent.ts': 'tells that React is there',
      'src/lib/offline/requestVersion.ts': 'waits for the worker',
      'src/lib/page/lateScripts.ts': 'loads scripts',
      'src/lib/page/readingPlace.ts':
        'ends the hold of a place that was returned to',
      'src/lib/page/whenIdle.ts': 'loads and shows more when the page is there',
      'src/lib/search/createSearchService.ts': 'loads more after a pause',
      'src/serviceWorker/startWorker.ts': 'waits for the network',
    };
    expect(findFiles(['src'], /\bset(?:Timeout|Interval)\(/)).toEqual(
      Object.keys(reasons),
    );
  });
});
