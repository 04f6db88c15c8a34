import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { highlightCode } from '../../shared/highlightCode';
import {
  createTextAttribute,
  formatPlace,
  type MdxJsxElement,
} from '../../shared/mdxAttributes';
import { memoizeInBuild } from '../../shared/memoizeInBuild';
import { findMark, readFenceOptions, type FenceOptions } from './readFenceOptions';

/**
 * Turns fenced code into `<CodeBlock html="…">`, highlighted at build, so that no highlighter
 * is shipped to the reader.
 *
 * @throws `path:line` if the language of a fence is unknown, or it has an option that would be dropped
 */
export function remarkCodeBlocks() {
  return (tree: Root, file: VFile) => {
    visit(tree, 'code', (node: Code, index, parent) => {
      if (!parent || index === undefined) {
        return;
      }
      parent.children[index] = codeToElement(node, file.path) as never;
    });
  };
}

function codeToElement(node: Code, filePath: string): MdxJsxElement {
  const language = node.lang ?? '';
  const { title } = readOptions(node, filePath);
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      createTextAttribute('language', language || 'text'),
      createTextAttribute('html', highlightFence(node, language, filePath)),
      ...(title ? [createTextAttribute('title', title)] : []),
    ],
    children: [],
    position: node.position,
  };
}

function readOptions(node: Code, filePath: string): FenceOptions {
  const mark = findMark(node.value);
  if (mark) {
    // The first line of the code is below that of the fence.
    const line = (node.position?.start.line ?? 0) + mark.line;
    throw new Error(`${formatPlace(filePath, node, line)}: ${mark.message}`);
  }
  try {
    return readFenceOptions(node);
  } catch (error) {
    throw new Error(`${formatPlace(filePath, node)}: ${(error as Error).message}`);
  }
}

function highlightFence(node: Code, language: string, filePath: string): string {
  try {
    // The check of pages before a build has read them in the same way.
    return memoizeInBuild('code-block', `${language} ${node.value}`, () =>
      highlightCode(node.value, language),
    );
  } catch (error) {
    throw new Error(`${formatPlace(filePath, node)}: ${(error as Error).message}`);
  }
}
