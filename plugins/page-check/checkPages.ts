import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified, type PluggableList } from 'unified';
import { VFile } from 'vfile';

const isPage = (file: string) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file);

/** The same lines without the front matter, which is no Markdown. */
const blankFrontMatter = (text: string) =>
  text.replace(/^---\r?\n[^]*?\n---\r?(?=\n|$)/, (block) =>
    block.replace(/[^\n]/g, ''),
  );

function findProblem(
  file: string,
  place: string,
  remarkPlugins: PluggableList,
): string | null {
  const processor = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkPlugins);
  const page = new VFile({
    path: file,
    value: blankFrontMatter(readFileSync(file, 'utf8')),
  });
  try {
    processor.runSync(processor.parse(page), page);
    return null;
  } catch (error) {
    // The parser throws messages; plugins throw errors that name the place themselves.
    const { line, reason } = error as { line?: number; reason?: string };
    if (reason === undefined) {
      return (error as Error).message;
    }
    // What is open at the end of a page has no line, but says where it was opened.
    const opened = /\((\d+):\d+/.exec(reason)?.[1];
    return `${place}:${line ?? opened ?? 1}: ${reason}`;
  }
}

/**
 * Reads pages as the bundler will, before anything is bundled: a writer learns within
 * seconds what cannot be built, and of all pages at once.
 *
 * @param rooms folders of pages, below `siteDir`
 * @param remarkPlugins what pages go through; each names `path:line` in what it throws
 * @throws `path:line` for the first fault of each page
 */
export function checkPages(
  siteDir: string,
  rooms: readonly string[],
  remarkPlugins: PluggableList,
): void {
  const problems = rooms.flatMap((room) =>
    readdirSync(path.join(siteDir, room), { recursive: true, encoding: 'utf8' })
      .filter(isPage)
      .sort()
      .flatMap((file) => {
        const problem = findProblem(
          path.join(siteDir, room, file),
          path.posix.join(room, file.split(path.sep).join('/')),
          remarkPlugins,
        );
        return problem === null ? [] : [problem];
      }),
  );
  if (problems.length > 0) {
    throw new Error(`Some pages cannot be built:\n${problems.join('\n')}`);
  }
}
