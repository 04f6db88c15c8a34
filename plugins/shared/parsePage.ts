import { deserialize, serialize } from 'node:v8';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { blankFrontMatter } from './extractFrontMatter';
import { memoize } from './memoizeInBuild';
import { remarkColons } from './remarkColons';
import { remarkWrittenIds } from './remarkWrittenIds';
import { toUnixLines } from './toUnixLines';

const parser = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkDirective)
  .use(remarkColons)
  .use(remarkGfm)
  .use(remarkWrittenIds)
  .freeze();

/**
 * Parses a page as the build does. Everything that reads the text of a page reads this tree: no
 * pattern can tell code, comments and addresses from text.
 *
 * Each page is parsed once. The cached form is far smaller than the tree, and every caller gets
 * a tree of its own to change.
 *
 * @param source with its front matter, which is left out of the tree; places in the tree are
 *   those of the source with the line ends of Unix
 * @throws VFileMessage where the page is not valid MDX
 */
export function parsePage(source: string): Root {
  const tree = memoize('page-tree', source, () =>
    serialize(parser.parse(blankFrontMatter(toUnixLines(source)))),
  );
  return deserialize(tree) as Root;
}

/**
 * Parses a page for callers that only look something up. A page that is not valid MDX is
 * empty to them: `plugins/content/page-check` reports what is wrong with it, and where.
 */
export function parsePageOrNothing(source: string): Root {
  try {
    return parsePage(source);
  } catch {
    return { type: 'root', children: [] };
  }
}
