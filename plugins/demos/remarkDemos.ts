import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import {
  createIdentifierAttribute,
  createImportAttribute,
  createImportConstant,
  createTextAttribute,
  formatPlace,
  readTextAttribute,
  type MdxJsxElement,
} from '../shared/mdxAttributes';
import { checkDemoOptions } from './checkDemoOptions';
import { DEMO_MODELS_QUERY } from './loadDemoModels';
import { resolveDemo } from './resolveDemo';

/** Name in the compiled page of what loads the code of its demos. */
const LOAD_MODELS = 'loadDemoModels';

/**
 * Connects `<Demo name="X" />` in a page with `X.tsx` beside it: the component and the
 * code become chunks of their own, and the frame learns its documentation set.
 *
 * @throws `path:line` if a demo has no name, does not exist, is used twice, stands within
 *   a line of text, or has an option or a value that it does not know
 */
export function remarkDemos() {
  return (tree: Root, file: VFile) => {
    const demos = findDemos(tree, file);
    const query = `${DEMO_MODELS_QUERY}=${demos.map(({ name }) => name).join(',')}`;
    const library = pagePathToLibrary(file.path);
    const [first] = demos;
    if (first) {
      const specifier = `./${first.name}.tsx?${query}`;
      tree.children.unshift(createImportConstant(LOAD_MODELS, specifier) as never);
    }
    for (const { element, name } of demos) {
      element.attributes.push(
        createTextAttribute('library', library),
        createImportAttribute('load', `./${name}.tsx`),
        createIdentifierAttribute('loadModels', LOAD_MODELS),
      );
    }
  };
}

function findDemos(tree: Root, file: VFile) {
  const demos: { element: MdxJsxElement; name: string }[] = [];
  visit(tree, (node: unknown) => {
    const element = node as MdxJsxElement;
    if (element.name === 'Demo') {
      demos.push({ element, name: findDemoName(element, file) });
    }
  });
  demos.forEach(({ element, name }, index) => {
    if (demos.findIndex((other) => other.name === name) !== index) {
      throw new Error(
        `${formatPlace(file.path, element)}: demo "${name}" is already on this page`,
      );
    }
  });
  return demos;
}

function findDemoName(element: MdxJsxElement, file: VFile): string {
  const place = formatPlace(file.path, element);
  if (element.type !== 'mdxJsxFlowElement') {
    throw new Error(`${place}: <Demo> must stand on a line of its own`);
  }
  const name = readTextAttribute(element, 'name');
  if (!name) {
    throw new Error(
      `${place}: <Demo> needs a name, like <Demo name="ButtonSizes" />`,
    );
  }
  checkDemoOptions(element, file.path);
  try {
    resolveDemo(name, file.path);
  } catch (error) {
    throw new Error(`${place}: ${(error as Error).message}`);
  }
  return name;
}

/**
 * Which library's theme the demos of a page run in.
 *
 * @example `…/docs/joy-ui/components/button/button.mdx` → `joy-ui`
 */
export function pagePathToLibrary(pagePath: string): string {
  const segments = pagePath.split(path.sep);
  const set = segments[segments.lastIndexOf('docs') + 1] ?? '';
  return ['joy-ui', 'base-ui', 'system'].includes(set) ? set : 'material-ui';
}
