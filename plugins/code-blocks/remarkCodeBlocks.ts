import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { highlightCode } from '../shared/highlightCode';
import {
  createTextAttribute,
  formatPlace,
  type MdxJsxElement,
} from '../shared/mdxAttributes';
import { rememberInBuild } from '../shared/rememberInBuild';

const TITLE = /\btitle=(?:"([^"]*)"|'([^']*)')/;

/**
 * Turns fenced code into `<CodeBlock html="…">`, highlighted at build, so that no
 * highlighter is shipped to the reader.
 *
 * @throws `path:line` if the language of a fence is unknown
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
  const title = TITLE.exec(node.meta ?? '');
  const heading = title?.[1] ?? title?.[2];
  return {
    type: 'mdxJsxFlowElement',
    name: 'CodeBlock',
    attributes: [
      createTextAttribute('language', language || 'text'),
      createTextAttribute('html', highlightFence(node, language, filePath)),
      ...(heading ? [createTextAttribute('title', heading)] : []),
    ],
    children: [],
    position: node.position,
  };
}

function highlightFence(node: Code, language: string, filePath: string): string {
  try {
    // The check of pages before a build has read them in the same way.
    return rememberInBuild('code-block', `${language} ${node.value}`, () =>
      highlightCode(node.value, language),
    );
  } catch (error) {
    throw new Error(`${formatPlace(filePath, node)}: ${(error as Error).message}`);
  }
}
