import type { Root, RootContent } from 'mdast';
import { createNamedImport, type MdxJsxElement } from '../../shared/mdxAttributes';

/** Blocks of a page, in their order. */
type Blocks = RootContent[];

/**
 * Least that stands in a step, in pixels. The first one comes after the head of the page: both
 * fill a large window.
 */
const STEP_HEIGHT = 900;

/** Rough heights in a window of 1280 pixels; on a phone all is higher. */
const ELEMENT_HEIGHTS: Readonly<Record<string, number>> = {
  Demo: 400,
  Playground: 400,
};
const LINE = 25;
const BLOCK = 65;

const countLines = (text: string): number => text.split('\n').length;

/** Estimates the height of a block, in pixels. */
function estimateHeight(node: RootContent): number {
  const { name } = node as Partial<MdxJsxElement>;
  if (typeof name === 'string') return ELEMENT_HEIGHTS[name] ?? BLOCK;
  if (node.type === 'code') return countLines(node.value) * LINE;
  if (node.type === 'table' || node.type === 'list') {
    return node.children.length * LINE;
  }
  return BLOCK;
}

/** Imports and exports are no blocks: they stay at the top of the tree. */
const isBlock = (node: RootContent): boolean => node.type !== 'mdxjsEsm';

function cutBlocks(blocks: Blocks): Blocks[] {
  const steps: Blocks[] = [];
  let height = STEP_HEIGHT;
  for (const block of blocks) {
    if (height >= STEP_HEIGHT) {
      steps.push([]);
      height = 0;
    }
    steps.at(-1)?.push(block);
    height += estimateHeight(block);
  }
  return steps;
}

const wrap = (children: Blocks): RootContent =>
  ({
    type: 'mdxJsxFlowElement',
    name: 'NextStep',
    attributes: [],
    children,
  }) as unknown as RootContent;

/**
 * Lets a long page that is led to by a link be shown in steps of about a window's height: each
 * holds the next one as its last block. In static HTML nothing is to be seen of it.
 */
export function remarkPageSteps() {
  return (tree: Root) => {
    const [first = [], ...others] = cutBlocks(tree.children.filter(isBlock));
    if (others.length === 0) return;
    const rest = others.reduceRight<Blocks>(
      (next, blocks) => [wrap([...blocks, ...next])],
      [],
    );
    tree.children = [
      createNamedImport(
        ['NextStep'],
        '@site/src/components/article/Article/NextStep',
      ) as never,
      ...tree.children.filter((node) => !isBlock(node)),
      ...first,
      ...rest,
    ];
  };
}
