import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listTextLines } from '../shared/listTextLines';
import { resolveDemo } from './resolveDemo';

/** A demo that begins a line; those written otherwise are found when the page is compiled. */
const NAMED_DEMO = /^<Demo\s+name="([^"]*)"/;

/** Parts and templates, whose names begin with `_`, are no pages. */
const isPage = (file: string) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file);

function checkPage(file: string, place: string): string[] {
  return listTextLines(readFileSync(file, 'utf8')).flatMap(({ text, line }) => {
    const name = NAMED_DEMO.exec(text)?.[1];
    if (name === undefined) {
      return [];
    }
    try {
      resolveDemo(name, file);
      return [];
    } catch (error) {
      return [`${place}:${line}: ${(error as Error).message}`];
    }
  });
}

/**
 * Looks for the demos that pages name, before anything is bundled: a writer learns within
 * seconds, and of all of them at once.
 *
 * @param rooms folders of pages, below `siteDir`
 * @throws `path:line` for each demo that is not there
 */
export function checkNamedDemos(siteDir: string, rooms: readonly string[]): void {
  const problems = rooms.flatMap((room) =>
    readdirSync(path.join(siteDir, room), { recursive: true, encoding: 'utf8' })
      .filter(isPage)
      .sort()
      .flatMap((file) =>
        checkPage(path.join(siteDir, room, file), path.posix.join(room, file)),
      ),
  );
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
}
