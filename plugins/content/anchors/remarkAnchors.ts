import type { Heading, Root } from 'mdast';
import type { Node } from 'unist';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import {
  formatPlace,
  readTextAttribute,
  type MdxJsxElement,
} from '../../shared/mdxAttributes';

const OPTIONS = ['id', 'to', 'label'];

/** `/material-ui/react-list/#nested-lists` */
const ADDRESS = /^\/[^\s"]*$/;

const readNames = (element: MdxJsxElement, attribute: string): string[] =>
  readTextAttribute(element, attribute)?.split(' ') ?? [];

/** Ids that a part of the page has, as far as this page's source says them. */
function listIds(node: Node): string[] {
  const element = node as MdxJsxElement;
  switch (element.name) {
    case 'Anchor':
      return readNames(element, 'id');
    case 'Demo':
      return [...readNames(element, 'name'), ...readNames(element, 'formerly')];
  }
  // Docusaurus has given headings theirs before, unless pages are only checked.
  const id = (node as Heading).data?.hProperties?.id;
  return node.type === 'heading' && typeof id === 'string' ? [id] : [];
}

function findProblem(element: MdxJsxElement): string | undefined {
  if (element.type !== 'mdxJsxFlowElement' || element.children.length > 0) {
    return 'must stand on a line of its own, like <Anchor id="unfold-details" />';
  }
  const stranger = element.attributes.find(({ name }) => !OPTIONS.includes(name));
  if (stranger) {
    return `has no option ${stranger.name}; it has ${OPTIONS.join(', ')}`;
  }
  if (
    !readNames(element, 'id').every(Boolean) ||
    !readTextAttribute(element, 'id')
  ) {
    return 'needs the ids it keeps, with a space between, like id="unfold-details"';
  }
  const isMoved = element.attributes.some(({ name }) => name !== 'id');
  const to = readTextAttribute(element, 'to') ?? '';
  const label = readTextAttribute(element, 'label')?.trim() ?? '';
  return isMoved && !(ADDRESS.test(to) && label !== '')
    ? 'needs both where its ids lead now and what is there, like to="/material-ui/react-list/#nested-lists" label="Nested lists"'
    : undefined;
}

/**
 * Makes sure that each `<Anchor id="x" />` of a page keeps ids that nothing else on it has.
 *
 * @throws `path:line` with what is wrong
 */
export function remarkAnchors() {
  return (tree: Root, file: VFile) => {
    const anchors: MdxJsxElement[] = [];
    const places = new Map<string, Node>();
    visit(tree, (node: Node) => {
      if ((node as MdxJsxElement).name === 'Anchor') {
        anchors.push(node as MdxJsxElement);
      } else {
        listIds(node).forEach((id) => places.set(id, node));
      }
    });
    for (const anchor of anchors) {
      const report = (problem: string) => {
        throw new Error(`${formatPlace(file.path, anchor)}: <Anchor> ${problem}`);
      };
      const problem = findProblem(anchor);
      if (problem) report(problem);
      for (const id of listIds(anchor)) {
        const other = places.get(id);
        if (other) {
          report(
            `keeps "${id}", which line ${other.position?.start.line} of the page has`,
          );
        }
        places.set(id, anchor);
      }
    }
  };
}
